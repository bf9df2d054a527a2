/** The compartments that a model of robots can have. A locked one opens for the person with the code alone. */
export const compartmentKinds = ['tray', 'drawer', 'locked', 'cooled'] as const
export type Compartment = (typeof compartmentKinds)[number]
