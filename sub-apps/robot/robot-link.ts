import { linkTo } from '@portal/session'

/** A robot's name as a link to its page, for a column of links; the name alone where the environment has no such link. */
export const robotLink = (robotId: number, name: string): unknown => {
  const address = linkTo('robot.detail', { robotId })
  return address === undefined ? name : { text: name, address }
}

/** A fault code as a link to its page in the catalogue, for a column of links; the code alone for whoever may not open that. */
export const codeLink = (faultCode: string): unknown => {
  const address = linkTo('deploy.faultCode', { faultCode })
  return address === undefined ? faultCode : { text: faultCode, address }
}
