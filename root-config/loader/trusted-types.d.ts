/** The part of Trusted Types that the portal uses. What a policy makes is an object, and is taken in the place of its text. */
type TrustedTypesRules = {
  createHTML?: (html: string) => string | undefined
  createScript?: (text: string) => string | undefined
  createScriptURL?: (url: string) => string
}

/** Browsers without Trusted Types take every text. */
declare var trustedTypes:
  | { createPolicy: <Rules extends TrustedTypesRules>(name: string, rules: Rules) => Rules }
  | undefined
