/** A question that needs an answer before the page goes on. */
export type Question = {
  /** The question in one line. */
  heading: string
  /** The consequences of a yes. Each line is a paragraph. */
  text: string
  /** The label of the button that agrees. It names what happens: `Unbind Sunny`. */
  yes: string
  /** The label of the other button; `Cancel`. */
  no?: string
  /** A yes destroys something. Its button is red. */
  danger?: boolean
  /** Runs after a yes, while the button is locked. When it rejects, the dialog stays open and shows the reason. */
  act?: () => Promise<unknown>
}
