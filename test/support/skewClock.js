// Preloaded into a process (`node --import`): its wall clock differs by CLOCK_OFFSET_MS from the machine's.
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
