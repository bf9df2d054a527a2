/** Somebody who is shown as signed in. */
export type Person = { name: string; tenant?: string }
