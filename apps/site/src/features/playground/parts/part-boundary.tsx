import { Component, type ReactNode } from "react";

interface Props {
	/** Returns what is shown in place of what has failed; the function it is given tries once more. */
	readonly renderInstead: (retry: () => void) => ReactNode;
	readonly children: ReactNode;
}

/** Keeps a part that cannot be loaded or drawn from taking the page down with it. */
export class PartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { readonly hasFailed: boolean } {
		return { hasFailed: true };
	}

	private readonly retry = (): void => this.setState({ hasFailed: false });

	override render(): ReactNode {
		return this.state.hasFailed ? this.props.renderInstead(this.retry) : this.props.children;
	}
}
