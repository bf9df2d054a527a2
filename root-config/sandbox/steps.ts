/** A lifecycle of a sub-application: one function, or several that run one after the other. */
export type Step = (props: unknown) => Promise<unknown>
export type Steps = Step | Step[]
