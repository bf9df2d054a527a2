/** Everything that can be typed into the forms of sign-in and account. Each form has some of these fields. */
export type Entries = {
  /** Phone or e-mail. Its text stands in a store of its own (`sign-in/account-name.ts`). */
  account: string
  cellphone: string
  email: string
  code: string
  password: string
  newPassword: string
  repeat: string
  nickname: string
  name: string
  country: string
  category: string
  products: string[]
  agreed: boolean
}

export type Field = keyof Entries

/** The entries of a form that nobody has touched. */
export const nothing: Entries = {
  account: '',
  cellphone: '',
  email: '',
  code: '',
  password: '',
  newPassword: '',
  repeat: '',
  nickname: '',
  name: '',
  country: '',
  category: '',
  products: [],
  agreed: false
}
