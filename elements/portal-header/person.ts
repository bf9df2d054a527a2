/** The person that the header shows as signed in. */
export type Person = { name: string; tenant?: string }
