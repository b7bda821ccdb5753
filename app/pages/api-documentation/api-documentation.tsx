export default function Page() {
  return <h1>api-documentation</h1>;
}
