export default function Page() {
  return <h1>country-coverage</h1>;
}
