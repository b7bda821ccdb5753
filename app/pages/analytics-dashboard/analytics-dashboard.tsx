export default function Page() {
  return <h1>analytics-dashboard</h1>;
}
