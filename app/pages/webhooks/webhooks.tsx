export default function Page() {
  return <h1>webhooks</h1>;
}
