export default function Page() {
  return <h1>sdks-libraries</h1>;
}
