/** As little as a page of Next can be. */
export default function Page() {
  return <p>Nothing</p>;
}
