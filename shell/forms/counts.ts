import * as limits from '#contract/limits.ts'

/** The numbers that texts about a problem name. */
export const counts = {
  least: limits.passwordMinLength,
  most: limits.passwordMaxLength,
  nickname: limits.nicknameMaxLength,
  name: limits.nameMaxLength
}
