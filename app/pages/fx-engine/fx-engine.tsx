export default function Page() {
  return <h1>fx-engine</h1>;
}
