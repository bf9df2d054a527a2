import type { Sample } from '../../support/calls/sample.ts'

const languages: Sample = {
  ids: { versionId: { shared: 'The texts of a language are everybody’s.' } }
}

export const samples = { languages }
