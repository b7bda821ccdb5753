export default function Page() {
  return <h1>security-compliance</h1>;
}
