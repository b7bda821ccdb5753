export default function Page() {
  return <h1>payment-gateway</h1>;
}
