import { Component, type ReactNode } from 'react'

type CaughtRowsProps = {
  children: ReactNode
  /** Draws the failure in their place. `retry` draws the rows again. */
  failed: (error: unknown, retry: () => void) => ReactNode
}

/** Columns have functions of the page. One that throws must leave no empty place, and its team has to hear of it. */
export class CaughtRows extends Component<CaughtRowsProps, { caught: { error: unknown } | undefined }> {
  override state: { caught: { error: unknown } | undefined } = { caught: undefined }

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } })

  override componentDidCatch(error: unknown): void {
    reportError(error)
  }

  override render(): ReactNode {
    const { caught } = this.state
    if (caught === undefined) return this.props.children
    return this.props.failed(caught.error, () => this.setState({ caught: undefined }))
  }
}
