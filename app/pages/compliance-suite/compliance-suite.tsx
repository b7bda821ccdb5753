export default function Page() {
  return <h1>compliance-suite</h1>;
}
