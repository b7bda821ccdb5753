export default function Page() {
  return <h1>payfacs</h1>;
}
