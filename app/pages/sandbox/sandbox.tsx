export default function Page() {
  return <h1>sandbox</h1>;
}
