import { zonesOf } from './countryZones.ts'

/**
 * Time zones by area code, for countries that have several zones: country, zones, and the prefixes of E.164 numbers. Only numbers that
 * are tied to a place are here, so no mobile numbers of Russia, Australia, Indonesia and Spain. An area code that spans two zones has both.
 *
 * From `resources/timezones/map_data.txt` of google/libphonenumber 9.0.35 (2026-07-16, Apache License 2.0), brought together by
 * area code, and put right: Brazil by the state of its DDD (Anatel, 2026), the state of Chihuahua by its law of October 2022,
 * Saratov, Kaliningrad, Queensland, Newfoundland, and overlays of areas with two clocks.
 */
const table =
  'AG America/Antigua 1268; AI America/Anguilla 1264; AS Pacific/Pago_Pago 1684; AU ' +
  'Australia/Adelaide,Australia/Darwin,Australia/Perth 618; AU Australia/Brisbane 617; AU ' +
  'Australia/Broken_Hill,Australia/Sydney 612; AU Australia/Melbourne 613; BB America/Barbados 1246; BM ' +
  'Atlantic/Bermuda 1441; BR America/Eirunepe,America/Manaus 5597; BR America/Manaus 5565 5566 5567 5569 5592 ' +
  '5595; BR America/Noronha,America/Recife 5581; BR America/Rio_Branco 5568; BR America/Sao_Paulo 5511 5512 5513 ' +
  '5514 5515 5516 5517 5518 5519 5521 5522 5524 5527 5528 5531 5532 5533 5534 5535 5537 5538 5541 5542 5543 5544 ' +
  '5545 5546 5547 5548 5549 5551 5553 5554 5555 5561 5562 5563 5564 5571 5573 5574 5575 5577 5579 5582 5583 5584 ' +
  '5585 5586 5587 5588 5589 5591 5593 5594 5596 5598 5599; BS America/Nassau 1242; CA America/Edmonton 1368 1403 ' +
  '1587 1780 1825; CA America/Edmonton,America/Toronto,America/Vancouver,America/Winnipeg 1867; CA ' +
  'America/Edmonton,America/Vancouver 1236 1250 1257 1672 1778; CA America/Goose_Bay,America/St_Johns 1709 1879; ' +
  'CA America/Halifax 1428 1506 1782 1902; CA America/Halifax,America/Toronto 1418; CA America/Regina 1306 1474 ' +
  '1639; CA America/Toronto 1226 1249 1263 1289 1343 1354 1365 1367 1382 1416 1437 1438 1450 1468 1514 1519 1548 ' +
  '1579 1581 1613 1647 1683 1705 1742 1753 1819 1873 1905 1942; CA America/Toronto,America/Winnipeg 1807; CA ' +
  'America/Vancouver 1604; CA America/Winnipeg 1204 1431 1584; DM America/Dominica 1767; DO America/Santo_Domingo ' +
  '1809 1829 1849; ES Atlantic/Canary 34822 34828 34922 34928; ES Europe/Madrid 348 349; GD America/Grenada 1473; ' +
  'GU Pacific/Guam 1671; ID Asia/Jakarta 622 6231 6232 6233 6234 6235 626 627; ID Asia/Jayapura 629; ID ' +
  'Asia/Makassar 6236 6237 6238 624; JM America/Jamaica 1658 1876; KN America/St_Kitts 1869; KY America/Cayman ' +
  '1345; LC America/St_Lucia 1758; MP Pacific/Saipan 1670; MS America/Montserrat 1664; MX America/Cancun 52983 ' +
  '52984 52987 52998; MX America/Chihuahua 52614; MX America/Chihuahua,America/Mazatlan 52621 52625 52626 52627 ' +
  '52628 52629 52635 52636 52639 52648 52649 52652 52659; MX America/Ciudad_Juarez 52656; MX America/Matamoros ' +
  '52867 52868 52877 52878 52894 52897 52899; MX America/Mazatlan 52311 52319 52323 52324 52325 52327 52389 52612 ' +
  '52613 52615 52622 52623 52624 52631 52632 52633 52634 52637 52638 52641 52642 52643 52644 52645 52647 52651 ' +
  '52653 52657 52660 52662 52667 52668 52669 52672 52673 52687 52694 52695 52696 52697 52698; MX ' +
  'America/Mexico_City 522 523 524 525 52618 52663 52671 52674 52675 52676 52677 527 528 529; MX America/Tijuana ' +
  '52616 52646 52658 52661 52664 52665 52686; PR America/Puerto_Rico 1787 1939; RU Asia/Anadyr 7427; RU ' +
  'Asia/Irkutsk 7301 7395; RU Asia/Kamchatka 7415; RU Asia/Krasnoyarsk 7384 7385 7388 7390 7391 7394; RU ' +
  'Asia/Magadan 7413; RU Asia/Novosibirsk 7382 7383; RU Asia/Omsk 7381; RU Asia/Sakhalin 7424; RU Asia/Vladivostok ' +
  '7421 7423 7426; RU Asia/Yakutsk 7302 7411 7416; RU Asia/Yekaterinburg 7342 7343 7345 7346 7347 7349 7351 7352 ' +
  '7353; RU Europe/Kaliningrad 7401; RU Europe/Moscow 747 748 749 781 782 783 7841 7843 7844 7847 7855 7856 7857 ' +
  '786 787; RU Europe/Samara 7341 7842 7845 7846 7848 7851; SX America/Lower_Princes 1721; TC America/Grand_Turk ' +
  '1649; TT America/Port_of_Spain 1868; US America/Adak,America/Anchorage 1907; US ' +
  'America/Boise,America/Los_Angeles 1208 1775 1986; US America/Chicago 1205 1210 1214 1217 1218 1224 1225 1228 ' +
  '1235 1251 1254 1256 1262 1274 1281 1309 1312 1314 1316 1318 1319 1320 1325 1327 1331 1334 1337 1346 1353 1361 ' +
  '1402 1405 1409 1414 1417 1430 1432 1447 1464 1469 1479 1501 1504 1507 1512 1515 1531 1534 1539 1557 1563 1572 ' +
  '1573 1580 1601 1608 1612 1615 1618 1629 1630 1636 1641 1651 1659 1660 1662 1682 1708 1712 1713 1715 1726 1730 ' +
  '1731 1737 1763 1769 1773 1779 1806 1815 1816 1817 1830 1832 1847 1870 1872 1901 1903 1913 1918 1920 1931 1936 ' +
  '1938 1940 1945 1952 1956 1972 1975 1979 1985; US America/Chicago,America/Denver 1308 1605 1620 1701 1785; US ' +
  'America/Chicago,America/New_York 1219 1270 1364 1423 1448 1574 1606 1729 1812 1850 1906 1930; US America/Denver ' +
  '1303 1307 1385 1406 1435 1505 1575 1719 1720 1748 1801 1915 1970 1983; US America/Denver,America/Los_Angeles ' +
  '1458 1541; US America/Denver,America/Phoenix 1928; US America/Los_Angeles 1206 1209 1213 1253 1279 1310 1323 ' +
  '1341 1350 1360 1369 1408 1415 1424 1425 1442 1503 1509 1510 1530 1559 1562 1564 1619 1626 1628 1650 1657 1661 ' +
  '1669 1702 1707 1714 1725 1738 1747 1760 1805 1818 1820 1831 1840 1858 1909 1916 1925 1949 1951 1971; US ' +
  'America/New_York 1201 1202 1203 1207 1212 1215 1216 1220 1223 1227 1229 1231 1234 1239 1240 1248 1252 1260 1267 ' +
  '1269 1272 1276 1283 1301 1302 1304 1305 1313 1315 1317 1321 1324 1326 1329 1330 1332 1336 1339 1347 1351 1352 ' +
  '1363 1380 1386 1401 1404 1407 1410 1412 1413 1419 1434 1440 1443 1445 1463 1470 1472 1475 1478 1484 1502 1508 ' +
  '1513 1516 1517 1518 1540 1551 1561 1567 1570 1571 1582 1585 1586 1603 1607 1609 1610 1614 1616 1617 1631 1640 ' +
  '1645 1646 1656 1667 1678 1680 1681 1686 1689 1703 1704 1706 1716 1717 1718 1724 1727 1728 1732 1734 1740 1743 ' +
  '1754 1757 1762 1765 1770 1771 1772 1774 1781 1786 1802 1803 1804 1810 1813 1814 1821 1826 1828 1835 1838 1839 ' +
  '1843 1845 1848 1854 1856 1857 1859 1860 1862 1863 1864 1865 1878 1904 1908 1910 1912 1914 1917 1919 1929 1934 ' +
  '1937 1941 1943 1947 1948 1954 1959 1973 1978 1980 1984 1989; US America/Phoenix 1480 1520 1602 1623; US ' +
  'Pacific/Honolulu 1808; VC America/St_Vincent 1784; VG America/Tortola 1284; VI America/St_Thomas 1340'

/** `country`: of the number; `zones`: joined by commas, '' where the country has one clock and needs no more. */
export type NumberArea = { country: string; zones: string }

/** By how its numbers begin, which is 3 to 5 digits. */
export const numberAreas: ReadonlyMap<string, NumberArea> = new Map(
  table.split('; ').flatMap((line) => {
    const [country = '', zones = '', ...prefixes] = line.split(' ')
    const area = { country, zones: zonesOf(country).length > 1 ? zones : '' }
    return prefixes.map((prefix) => [prefix, area] as const)
  }),
)

/** The lengths of beginnings, the longest one first. */
export const areaPrefixLengths = [5, 4, 3] as const

/** `digits`: an E.164 number without its plus. */
export function numberArea(digits: string): NumberArea | undefined {
  const length = areaPrefixLengths.find((size) => numberAreas.has(digits.slice(0, size)))
  return length && numberAreas.get(digits.slice(0, length))
}
