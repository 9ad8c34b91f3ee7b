import { trafficOf } from './traffic';

test.each([
  [{ mbps: 1, hours: 1, people: 200 }, 90],
  [{ mbps: 1, hours: 1.5, people: 80 }, 54],
  [{ mbps: 2, hours: 2, people: 500 }, 900],
])('%o takes %d GB', (show, gigabytes) => {
  expect(trafficOf(show)).toBe(gigabytes);
});
