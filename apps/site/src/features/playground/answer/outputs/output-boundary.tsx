import { Component, type ReactNode } from "react";

interface Props {
	/** Shown in place of what cannot be drawn. */
	readonly fallback: ReactNode;
	readonly children: ReactNode;
}

/** Keeps an output that its viewer cannot draw from taking the page down with it. */
export class OutputBoundary extends Component<Props, { readonly hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError(): { readonly hasFailed: boolean } {
		return { hasFailed: true };
	}

	override render(): ReactNode {
		return this.state.hasFailed ? this.props.fallback : this.props.children;
	}
}
