// Adds CLOCK_OFFSET_MS to the wall clock (`Date`) of a process that preloads this file (`node --import`). Timers,
// performance.now() and process.hrtime() are unchanged.
const offset = Number(process.env.CLOCK_OFFSET_MS ?? 0);

const MachineDate = Date;

globalThis.Date = class extends MachineDate {
  constructor(...values) {
    if (values.length === 0) super(MachineDate.now() + offset);
    else super(...values);
  }

  static now() {
    return MachineDate.now() + offset;
  }
};
