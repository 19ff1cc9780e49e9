export { KNOWN_HOSTS } from "./dialects/index.ts";
export { SPECIAL_MODELS } from "./hub/hub-models.ts";
export { createSimulator } from "./simulator.ts";
export { throughServer } from "./http/through-server.ts";
export type { Fault, FaultAction, FaultMatch, FaultScript } from "./faults/types.ts";
export type {
	FormField,
	MappingEntry,
	RecordedRequest,
	Simulator,
	SimulatorOptions,
	Stage,
} from "./types.ts";
