import { languageFiles, languageVersions } from '../../database/schema.ts'
import type { TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [],
  bounded: [
    [languageFiles, 'members with a permission add languages'],
    [languageVersions, '10 rows a language']
  ]
}
