export default function Page() {
  return <h1>imtos</h1>;
}
