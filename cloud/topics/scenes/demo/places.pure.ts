import type { OpeningSpan } from '#contract/checks/opening-hours.ts'

/* Pure: where the demo's stores are, and when they are open. */

type City = { latitude: number; longitude: number; timeZone: string }

const at = (latitude: number, longitude: number, timeZone: string): City => ({ latitude, longitude, timeZone })

const cities: Readonly<Record<string, City>> = {
  Bangkok: at(13.74, 100.53, 'Asia/Bangkok'),
  Beijing: at(39.93, 116.4, 'Asia/Shanghai'),
  Busan: at(35.16, 129.16, 'Asia/Seoul'),
  Chengdu: at(30.57, 103.95, 'Asia/Shanghai'),
  Daejeon: at(36.36, 127.36, 'Asia/Seoul'),
  Fukuoka: at(33.59, 130.42, 'Asia/Tokyo'),
  Guangzhou: at(23.13, 113.27, 'Asia/Shanghai'),
  Hangzhou: at(30.25, 120.14, 'Asia/Shanghai'),
  Lyon: at(45.76, 4.84, 'Europe/Paris'),
  Nagoya: at(35.17, 136.91, 'Asia/Tokyo'),
  Osaka: at(34.7, 135.5, 'Asia/Tokyo'),
  Paris: at(48.87, 2.33, 'Europe/Paris'),
  Seoul: at(37.5, 127.03, 'Asia/Seoul'),
  Shanghai: at(31.22, 121.47, 'Asia/Shanghai'),
  Shenzhen: at(22.54, 114.0, 'Asia/Shanghai'),
  Singapore: at(1.29, 103.85, 'Asia/Singapore'),
  Tokyo: at(35.69, 139.7, 'Asia/Tokyo'),
  Wuhan: at(30.59, 114.3, 'Asia/Shanghai')
}

const week = [1, 2, 3, 4, 5, 6, 7] as const
const minutes = (hours: number): number => hours * 60

/** Lunch and dinner, on two evenings past midnight; closed on Mondays. */
const meals: readonly OpeningSpan[] = week
  .filter(weekday => weekday !== 1)
  .flatMap(weekday => [
    { weekday, from: minutes(11.5), until: minutes(14.5) },
    { weekday, from: minutes(17.5), until: minutes(weekday === 5 || weekday === 6 ? 25 : 22) }
  ])
const dayAndNight: readonly OpeningSpan[] = week.map(weekday => ({ weekday, from: 0, until: minutes(24) }))

/** Stores of one city are a little apart: so many degrees. */
const step = 0.03

/** The time zone, opening times and position of a store, by its city and its number there. An unknown city has none. */
export const placeOf = (city: string, numberThere: number, servesMeals: boolean) => {
  const known = cities[city]
  const openingSpans = [...(servesMeals ? meals : dayAndNight)]
  if (known === undefined) return { timeZone: null, openingSpans: [], latitude: null, longitude: null }
  const { latitude, longitude, timeZone } = known
  return { timeZone, openingSpans, latitude: latitude + numberThere * step, longitude: longitude + numberThere * step }
}
