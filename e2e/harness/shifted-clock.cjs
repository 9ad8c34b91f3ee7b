// Shifts the clock of a process by CLOCK_SHIFT_MS, as that of a machine which nobody set; times of files stay those of the disk.
const shift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + shift] : args));
  }

  static now() {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate;
