export default function Page() {
  return <h1>enterprise</h1>;
}
