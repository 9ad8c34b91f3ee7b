/** Shows each saved change: after a build the page comes anew, where the designer was in it. */
export function watchBuilds(): void {
  const builds = new EventSource('/gallery/builds');
  builds.addEventListener('built', () => location.reload());
  builds.addEventListener('failed', ({ data }) => console.warn(data));
}
