// What a run in simulation loads, and no more of the package.
export { createSimulator } from "@pusula/simulator";
