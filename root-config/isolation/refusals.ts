/** Something that the page's policy refused: by which directive, and an address, or `eval` or `inline`. */
export type Refusal = { directive: string; blocked: string }

/** One refusal explains a failure. An application can cause any number of them. */
const refusalsMax = 20

let refused: Refusal[] = []

/** Notes the refusals of the page's policy. Only the browser's own events count: an application can send others. */
export const followRefusals = (): void =>
  document.addEventListener(
    'securitypolicyviolation',
    ({ isTrusted, disposition, effectiveDirective: directive, blockedURI: blocked }) => {
      if (isTrusted && disposition === 'enforce' && refused.length < refusalsMax) refused.push({ directive, blocked })
    },
    true
  )

/** Another application begins. */
export const forgetRefusals = (): void => {
  refused = []
}

/** The refusals of the policy since the application of the page began. */
export const refusals = (): readonly Refusal[] => refused
