/** The part of Trusted Types that the portal uses. A policy makes an object of a text. The browser takes the object where it refuses the text. */
type TrustedTypesRules = {
  createHTML?: (html: string) => string | undefined
  createScript?: (text: string) => string | undefined
  createScriptURL?: (url: string) => string
}

/** Browsers without Trusted Types take every text. */
declare var trustedTypes:
  | { createPolicy: <Rules extends TrustedTypesRules>(name: string, rules: Rules) => Rules }
  | undefined
