import {
	type ComponentType,
	lazy,
	type LazyExoticComponent,
	type ReactNode,
	Suspense,
	useState,
} from "react";
import { LostPart } from "./lost-part.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { usePlayground } from "./playground-context.ts";

/**
 * A component whose code is loaded when it is first shown; it suspends until then. Where the code does not come, its place
 * says so and imports it again on demand: React's `lazy` alone would keep the failure and empty the whole page.
 */
export function lazyPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
	const begin = (): LazyExoticComponent<ComponentType<Props>> =>
		lazy(async () => ({ default: await load() }));
	let latest = begin();
	return function Part(props: Props) {
		const { words } = usePlayground();
		const [Loaded, setLoaded] = useState(() => latest);
		return (
			<PartBoundary
				renderInstead={(retry) => (
					<LostPart
						words={words}
						onRetry={() => {
							latest = begin();
							setLoaded(() => latest);
							retry();
						}}
					/>
				)}
			>
				<Loaded {...props} />
			</PartBoundary>
		);
	};
}

/** Waits for code that comes later, with something simpler in its place, which stays where the code does not come. */
export function LazyPlace({
	fallback,
	children,
}: {
	readonly fallback: ReactNode;
	readonly children: ReactNode;
}) {
	return (
		<PartBoundary renderInstead={() => fallback}>
			<Suspense fallback={fallback}>{children}</Suspense>
		</PartBoundary>
	);
}
