export { KNOWN_HOSTS } from "./hub/find-dialect.ts";
export { FAULT_PRESETS, findFaultPreset } from "./faults/fault-presets.ts";
export { SPECIAL_MODELS } from "./hub/hub-models.ts";
export { throughServer } from "./http/through-server.ts";
export { createSimulator } from "./simulator.ts";
export type { FaultPreset } from "./faults/fault-presets.ts";
export type { Fault, FaultAction, FaultMatch, FaultScript } from "./faults/types.ts";
export type { Simulator, SimulatorOptions } from "./types.ts";
export type { FormField, MappingEntry, RecordedRequest, Stage } from "./wire.ts";
