// What a scenario of the simulator's own loads besides.
export { findFaultPreset } from "@pusula/simulator";
