export default function Page() {
  return <h1>merchants</h1>;
}
