import { Component, type ReactNode } from "react";

interface Props {
	/** Returns what is shown in place of what has failed; the function it is given tries once more. */
	readonly renderInstead: (retry: () => void) => ReactNode;
	readonly children: ReactNode;
}

/** Why a part could not be loaded. It is loaded anew only once that is shown: what is drawn meanwhile fails at once. */
export class LostPartError extends Error {
	readonly forget: () => void;

	constructor(cause: unknown, forget: () => void) {
		super(String(cause), { cause });
		this.forget = forget;
	}
}

/** Keeps a part that cannot be loaded or drawn from taking the page down with it. */
export class PartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { readonly hasFailed: boolean } {
		return { hasFailed: true };
	}

	override componentDidCatch(error: unknown): void {
		if (error instanceof LostPartError) error.forget();
	}

	private readonly retry = (): void => this.setState({ hasFailed: false });

	override render(): ReactNode {
		return this.state.hasFailed ? this.props.renderInstead(this.retry) : this.props.children;
	}
}
