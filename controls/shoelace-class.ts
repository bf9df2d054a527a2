/** The class of a component of Shoelace. `define` also defines the components inside it. */
export type ShoelaceClass = CustomElementConstructor & { define: (tag: string) => void }
