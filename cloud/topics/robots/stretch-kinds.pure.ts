/** The kept parts of the states that robots report: from when until when one was on, and from when until when it charged. */
export const stretchKinds = ['on', 'charging'] as const
export type StretchKind = (typeof stretchKinds)[number]
