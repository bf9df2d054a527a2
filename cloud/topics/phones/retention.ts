import { phoneCalls, phones, phoneVoices } from '../../database/schema.ts'
import { ended, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [ended(phoneCalls)],
  bounded: [
    [phones, 'members with a permission add phones, so many an hour'],
    [phoneVoices, 'one row a store']
  ]
}
