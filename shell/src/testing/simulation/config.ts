/** How the release machinery is simulated. `npm run prove -- --only schedules` sets these; without them it is a short run. */
export const scheduleRun = {
  schedules: Number(process.env['SCHEDULES'] ?? 10),
  seed: Number(process.env['SCHEDULES_SEED'] ?? 20_261_128),
  /** In each schedule, before it is brought to an end. */
  events: Number(process.env['SCHEDULES_EVENTS'] ?? 80),
};
