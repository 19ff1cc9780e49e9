/** A simulator in a process of its own; sends its URL to its parent. */
import { serve } from "@pusula/simulator/serve";

const { url } = await serve({ maxRecorded: 0 });
process.send?.(url);
process.on("disconnect", () => process.exit());
