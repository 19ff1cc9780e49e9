export { KNOWN_HOSTS } from "./find-dialect.ts";
export { FAULT_PRESETS, findFaultPreset } from "./faults/fault-presets.ts";
export { SPECIAL_MODELS } from "./state/hub-models.ts";
export { throughServer } from "./http/through-server.ts";
export { createSimulator } from "./simulator.ts";
export type { FaultPreset } from "./faults/fault-presets.ts";
export type { Fault, FaultAction, FaultMatch, FaultScript } from "./faults/fault.ts";
export type { Simulator, SimulatorOptions } from "./dialect.ts";
export type { FormField, MappingEntry, RecordedRequest, Stage } from "./request.ts";
