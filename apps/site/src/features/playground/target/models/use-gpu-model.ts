import { useEffect, useState } from "react";
import type { TaskChoice } from "../state/catalogue.ts";

/** The model to begin with on the GPU, once it is known that this browser computes on one; undefined before, and without. */
export function useGpuModel(choice: TaskChoice["gpuModel"]): string | undefined {
	const [runnable, setRunnable] = useState<TaskChoice["gpuModel"]>();
	useEffect(() => {
		// Without this part of the page the task begins as in every browser; what is another task's by then is not shown.
		if (choice)
			import("./can-run.ts")
				.then(({ canRunOnGpu }) => canRunOnGpu(choice.dtype))
				.then(
					(canRun) => canRun && setRunnable(choice),
					() => undefined,
				);
	}, [choice]);
	return runnable && runnable === choice ? runnable.id : undefined;
}
