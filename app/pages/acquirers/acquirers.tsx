export default function Page() {
  return <h1>acquirers</h1>;
}
