/** `names`: as they stand in addresses; the first is the Latin one. In degrees. */
export type City = { country: string; names: string[]; longitude: number; latitude: number }

/** Where trade is, by the names of those who write addresses there. The places are those of `city-timezones` (MIT). */
const table =
  'AE: Dubai=迪拜 55.3 25.2, Abu Dhabi 54.4 24.5, Sharjah 55.4 25.4, Ajman 55.5 25.4; ' +
  'AR: Buenos Aires -58.4 -34.6, Córdoba -64.2 -31.4, Rosario -60.7 -33, Mendoza -68.8 -32.9; ' +
  'AT: Vienna=Wien 16.4 48.2, Graz 15.4 47.1, Linz 14.3 48.3, Salzburg 13 47.8, Innsbruck 11.4 47.3; ' +
  'AU: Sydney 151.2 -33.9, Melbourne 145 -37.8, Brisbane 153 -27.5, Perth 115.8 -32, Adelaide 138.6 -34.9; ' +
  'BD: Dhaka 90.4 23.7, Chittagong=Chattogram 91.8 22.3; ' +
  'BE: Brussels=Bruxelles=Brussel 4.3 50.8, Antwerp=Antwerpen 4.4 51.2, Ghent=Gent 3.7 51; ' +
  'BR: São Paulo=Sao Paulo -46.6 -23.6, Rio de Janeiro -43.2 -22.9, Brasília=Brasilia -47.9 -15.8, ' +
  'Salvador -38.5 -13, Fortaleza -38.6 -3.8, Belo Horizonte -43.9 -19.9, Manaus -60 -3.1, ' +
  'Curitiba -49.3 -25.4, Recife -34.9 -8.1, Porto Alegre -51.2 -30.1, Campinas -47.1 -22.9; ' +
  'CA: Toronto -79.4 43.7, Montréal=Montreal -73.6 45.5, Vancouver -123.1 49.3, Calgary -114.1 51.1, ' +
  'Edmonton -113.5 53.6, Ottawa -75.7 45.4, Winnipeg -97.2 49.9, Québec=Quebec City -71.2 46.8; ' +
  'CH: Zürich=Zurich 8.6 47.4, Geneva=Genève 6.1 46.2, Basel 7.6 47.6, Bern 7.5 46.9, Lausanne 6.7 46.5; ' +
  'CI: Abidjan -4 5.3; ' +
  'CL: Santiago -70.7 -33.5, Valparaíso -71.6 -33; ' +
  'CN: Shanghai=上海 121.4 31.2, Beijing=北京 116.4 39.9, Tianjin=天津 117.2 39.1, Chongqing=重庆 106.6 29.6, ' +
  'Guangzhou=广州 113.3 23.1, Shenzhen=深圳 114.1 22.6, Dongguan=东莞 113.7 23, Foshan=佛山 113.1 23, ' +
  'Zhuhai=珠海 113.6 22.3, Huizhou=惠州 114.4 23.1, Jiangmen=江门 113.1 22.6, Shantou=汕头 116.7 23.4, ' +
  'Zhanjiang=湛江 110.4 21.2, Zhaoqing=肇庆 112.5 23.1, Chaozhou=潮州 116.6 23.7, Qingyuan=清远 113 23.7, ' +
  'Maoming=茂名 110.9 21.9, Meizhou=梅州 116.1 24.3, Heyuan=河源 114.7 23.7, Shaoguan=韶关 113.6 24.8, ' +
  'Yangjiang=阳江 112 21.9, Ningbo=宁波 121.6 29.9, Hangzhou=杭州 120.2 30.2, Wenzhou=温州 120.7 28, ' +
  'Jinhua=金华 119.6 29.1, Taizhou=台州 121.4 28.7, Shaoxing=绍兴 120.6 30, Jiaxing=嘉兴 120.7 30.8, ' +
  'Huzhou=湖州 120.1 30.9, Quzhou=衢州 118.9 29, Lishui=丽水 119.9 28.5, Nanjing=南京 118.8 32.1, ' +
  'Suzhou=苏州 120.6 31.3, Wuxi=无锡 120.3 31.6, Changzhou=常州 120 31.8, Nantong=南通 120.8 32, ' +
  'Yangzhou=扬州 119.4 32.4, Zhenjiang=镇江 119.4 32.2, Xuzhou=徐州 117.2 34.3, Yancheng=盐城 120.1 33.4, ' +
  'Lianyungang=连云港 119.2 34.6, Qingdao=青岛 120.3 36.1, Jinan=济南 117 36.7, Yantai=烟台 121.4 37.5, ' +
  'Weifang=潍坊 119.1 36.7, Zibo=淄博 118 36.8, Linyi=临沂 118.3 35.1, Weihai=威海 122.1 37.5, Jining=济宁 116.6 35.4, ' +
  "Tai'an=泰安 117.1 36.2, Rizhao=日照 119.5 35.4, Dezhou=德州 116.3 37.5, Liaocheng=聊城 116 36.4, " +
  'Heze=菏泽 115.5 35.2, Xiamen=厦门 118.1 24.4, Fuzhou=福州 119.3 26.1, Quanzhou=泉州 118.6 24.9, ' +
  'Zhangzhou=漳州 117.7 24.5, Putian=莆田 119 25.4, Longyan=龙岩 117 25.2, Sanming=三明 117.6 26.2, ' +
  'Wuhan=武汉 114.3 30.6, Yichang=宜昌 111.3 30.7, Changsha=长沙 113 28.2, Zhuzhou=株洲 113.2 27.8, ' +
  'Hengyang=衡阳 112.6 26.9, Yueyang=岳阳 113.1 29.4, Nanchang=南昌 115.9 28.7, Ganzhou=赣州 115 25.9, ' +
  'Jiujiang=九江 116 29.7, Jingdezhen=景德镇 117.2 29.3, Hefei=合肥 117.3 31.9, Wuhu=芜湖 118.4 31.4, ' +
  "Bengbu=蚌埠 117.3 32.9, Ma'anshan=马鞍山 118.5 31.7, Zhengzhou=郑州 113.7 34.8, Luoyang=洛阳 112.5 34.7, " +
  'Nanyang=南阳 112.5 33, Xinxiang=新乡 113.9 35.3, Anyang=安阳 114.4 36.1, Xuchang=许昌 113.8 34, ' +
  'Tangshan=唐山 118.2 39.6, Baoding=保定 115.5 38.9, Handan=邯郸 114.5 36.6, Langfang=廊坊 116.7 39.5, ' +
  'Cangzhou=沧州 116.9 38.3, Hengshui=衡水 115.7 37.7, Qinhuangdao=秦皇岛 119.6 39.9, Taiyuan=太原 112.5 37.9, ' +
  'Datong=大同 113.3 40.1, Hohhot=呼和浩特 111.7 40.8, Baotou=包头 109.8 40.7, Dalian=大连 121.6 38.9, ' +
  'Anshan=鞍山 122.9 41.1, Dandong=丹东 124.4 40.1, Changchun=长春 125.3 43.9, Jilin=吉林市 126.6 43.8, ' +
  "Harbin=哈尔滨 126.6 45.7, Daqing=大庆 125 46.6, Xi'an=西安 108.9 34.3, Baoji=宝鸡 107.1 34.4, Lanzhou=兰州 103.8 36.1, " +
  'Xining=西宁 101.8 36.6, Yinchuan=银川 106.3 38.5, Urumqi=乌鲁木齐 87.6 43.8, Chengdu=成都 104.1 30.7, ' +
  'Mianyang=绵阳 104.8 31.5, Deyang=德阳 104.4 31.1, Luzhou=泸州 105.4 28.9, Yibin=宜宾 104.6 28.8, ' +
  'Guiyang=贵阳 106.7 26.6, Zunyi=遵义 106.9 27.7, Kunming=昆明 102.7 25.1, Nanning=南宁 108.3 22.8, ' +
  'Guilin=桂林 110.3 25.3, Liuzhou=柳州 109.3 24.3, Beihai=北海 109.1 21.5, Haikou=海口 110.3 20.1, ' +
  'Sanya=三亚 109.5 18.3, Lhasa=拉萨 91.1 29.6, Zhongshan=中山市 113.4 22.5, Jieyang=揭阳 116.4 23.5, ' +
  "Yiwu=义乌 120.1 29.3, Zhoushan=舟山 122.2 30, Huai'an=淮安 119 33.6, Suqian=宿迁 118.3 34, Kunshan=昆山 121 31.4, " +
  'Dongying=东营 118.7 37.4, Ningde=宁德 119.5 26.7, Xiangyang=襄阳 112.1 32, Jingzhou=荆州 112.2 30.3, ' +
  'Shijiazhuang=石家庄 114.5 38, Xingtai=邢台 114.5 37.1, Shenyang=沈阳 123.4 41.8, Yingkou=营口 122.2 40.7; ' +
  'CO: Bogotá=Bogota -74.1 4.6, Medellín=Medellin -75.6 6.3, Cali -76.5 3.4, Barranquilla -74.8 11, ' +
  'Cartagena -75.5 10.4; ' +
  'CZ: Prague=Praha 14.5 50.1, Brno 16.6 49.2; ' +
  'DE: Munich=München=Muenchen 11.6 48.1, Cologne=Köln=Koeln 7 50.9, Nürnberg=Nuremberg 11.1 49.4, ' +
  'Düsseldorf=Duesseldorf 6.8 51.2, Hannover=Hanover 9.7 52.4, Frankfurt 8.7 50.1, Hamburg 10 53.6, ' +
  'Berlin 13.4 52.5, Stuttgart 9.2 48.8, Dortmund 7.5 51.5, Leipzig 12.4 51.3, Bremen 8.8 53.1, ' +
  'Dresden 13.8 51, Duisburg 6.8 51.4, Bielefeld 8.5 52, Mannheim 8.5 49.5, Karlsruhe 8.4 49, ' +
  'Wiesbaden 8.3 50.1, Münster 7.6 52, Augsburg 10.9 48.4, Freiburg 7.9 48; ' +
  'DK: Copenhagen=København 12.6 55.7, Aarhus 10.2 56.2; ' +
  'DZ: Algiers=Alger 3.1 36.8, Oran -0.6 35.7; ' +
  'EC: Quito -78.5 -0.2, Guayaquil -79.9 -2.2; ' +
  'EG: Cairo=Al Qahirah 31.2 30, Alexandria 29.9 31.2, Suez 32.5 30, Giza 31.2 30, Port Said 32.3 31.3; ' +
  'ES: Madrid -3.7 40.4, Barcelona 2.2 41.4, Valencia -0.4 39.5, Sevilla=Seville -6 37.4, Zaragoza -0.9 41.7, ' +
  'Málaga=Malaga -4.4 36.7, Bilbao -2.9 43.2, Alicante -0.5 38.4, Murcia -1.1 38; ' +
  'ET: Addis Ababa 38.7 9; ' +
  'FI: Helsinki 24.9 60.2, Tampere 23.8 61.5; ' +
  'FR: Paris 2.3 48.9, Marseille 5.4 43.3, Lyon 4.8 45.8, Toulouse 1.4 43.6, Nantes -1.6 47.2, ' +
  'Strasbourg 7.8 48.6, Bordeaux -0.6 44.9, Lille 3.1 50.6, Montpellier 3.9 43.6; ' +
  'GB: London -0.1 51.5, Birmingham -1.9 52.5, Manchester -2.2 53.5, Leeds -1.6 53.8, Glasgow -4.3 55.9, ' +
  'Liverpool -2.9 53.4, Bristol -2.6 51.4, Sheffield -1.5 53.4, Edinburgh -3.2 55.9, Newcastle -1.6 55, ' +
  'Nottingham -1.2 53, Leicester -1.1 52.6, Cardiff -3.2 51.5, Belfast -6 54.6, Southampton -1.4 50.9; ' +
  'GH: Accra -0.2 5.6, Kumasi -1.6 6.7; ' +
  'GR: Athens 23.7 38, Thessaloniki 22.9 40.7; ' +
  'HK: Hong Kong=香港 114.2 22.3; ' +
  'HU: Budapest 19.1 47.5; ' +
  'ID: Jakarta 106.8 -6.2, Surabaya 112.8 -7.2, Bandung 107.6 -7, Medan 98.7 3.6, Semarang 110.4 -7; ' +
  'IE: Dublin -6.2 53.3, Cork -8.5 51.9; ' +
  'IL: Jerusalem 35.2 31.8, Haifa 35 32.8, Tel Aviv 34.8 32.1; ' +
  'IN: Mumbai=Bombay 72.9 19, Delhi 77.2 28.7, Bangalore=Bengaluru 77.6 13, Hyderabad 78.5 17.4, ' +
  'Ahmedabad 72.6 23, Chennai=Madras 80.3 13.1, Kolkata=Calcutta 88.3 22.5, Surat 72.8 21.2, Pune 73.9 18.5, ' +
  'Jaipur 75.8 26.9, Lucknow 80.9 26.9, Kanpur 80.3 26.5, Nagpur 79.1 21.2, Indore 75.9 22.7, ' +
  'Coimbatore 77 11, Ludhiana 75.9 30.9, Vadodara 73.2 22.3, Rajkot 70.8 22.3, Gurgaon=Gurugram 77 28.5, ' +
  'Noida 77.3 28.6; ' +
  'IQ: Baghdad 44.4 33.3, Basra 47.8 30.5, Erbil 44 36.2; ' +
  'IR: Tehran 51.4 35.7, Mashhad 59.6 36.3, Isfahan 51.7 32.7; ' +
  'IT: Rome=Roma 12.5 41.9, Milan=Milano 9.2 45.5, Naples=Napoli 14.2 40.8, Turin=Torino 7.7 45.1, ' +
  'Florence=Firenze 11.3 43.8, Venice=Venezia 12.3 45.4, Genoa=Genova 8.9 44.4, Bologna 11.3 44.5, ' +
  'Verona 11 45.4, Palermo 13.4 38.1, Padova=Padua 11.9 45.4; ' +
  'JO: Amman 35.9 32; ' +
  'JP: Tokyo=東京 139.8 35.7, Osaka=大阪 135.5 34.8, Nagoya=名古屋 136.9 35.2, Yokohama=横浜 139.6 35.3, ' +
  'Kyoto=京都 135.7 35, Kobe=神戸 135.2 34.7, Fukuoka=福岡 130.4 33.6, Sapporo=札幌 141.3 43.1; ' +
  'KE: Nairobi 36.8 -1.3, Mombasa 39.7 -4; ' +
  'KH: Phnom Penh 104.9 11.6; ' +
  'KR: Seoul=서울 127 37.6, Busan=부산 129 35.1, Incheon=인천 126.6 37.5, Daegu=대구 128.6 35.9; ' +
  'KW: Kuwait City 48 29.4; ' +
  'KZ: Almaty 76.9 43.3, Astana=Nur-Sultan 71.4 51.2; ' +
  'LB: Beirut 35.5 33.9; ' +
  'LK: Colombo 79.9 6.9; ' +
  'MA: Casablanca -7.6 33.6, Rabat -6.8 34, Tangier -5.8 35.7, Marrakech=Marrakesh -8 31.6; ' +
  'MM: Yangon=Rangoon 96.2 16.8, Mandalay 96.1 22; ' +
  'MO: Macau=Macao=澳门 113.5 22.2; ' +
  'MX: Mexico City=Ciudad de México=CDMX -99.1 19.4, Guadalajara -103.3 20.7, Monterrey -100.3 25.7, ' +
  'Puebla -98.2 19, Tijuana -117.1 32.5, Querétaro=Queretaro -100.4 20.6, Mérida=Merida -89.6 21, ' +
  'Ciudad Juárez -106.5 31.7, Cancún=Cancun -86.8 21.2; ' +
  'MY: Kuala Lumpur 101.7 3.2, Penang=George Town 100.3 5.4, Johor Bahru 103.7 1.5, Ipoh 101.1 4.6; ' +
  'NG: Lagos 3.4 6.4, Abuja 7.5 9.1, Kano 8.5 12, Ibadan 3.9 7.4; ' +
  'NL: Amsterdam 4.9 52.3, Rotterdam 4.5 51.9, The Hague=Den Haag 4.3 52.1, Utrecht 5.1 52.1, ' +
  'Eindhoven 5.5 51.4; ' +
  'NO: Oslo 10.7 59.9, Bergen 5.3 60.4; ' +
  'NP: Kathmandu 85.3 27.7; ' +
  'NZ: Auckland 174.8 -36.9, Wellington 174.8 -41.3, Christchurch 172.6 -43.5; ' +
  'PA: Panama City=Ciudad de Panamá -79.5 9; ' +
  'PE: Lima -77.1 -12, Arequipa -71.5 -16.4; ' +
  'PH: Manila 121 14.6, Cebu 123.9 10.3, Davao 125.6 7.1, Quezon City 121 14.7; ' +
  'PK: Karachi 67 24.9, Lahore 74.4 31.6, Faisalabad 73.1 31.4, Islamabad 73.2 33.7, Sialkot 74.5 32.5; ' +
  'PL: Warsaw=Warszawa 21 52.3, Kraków=Krakow 20 50.1, Łódź=Lodz 19.5 51.8, Wrocław=Wroclaw 17 51.1, ' +
  'Poznań=Poznan 16.9 52.4, Gdańsk=Gdansk 18.6 54.4, Katowice 19 50.3; ' +
  'PT: Lisbon=Lisboa -9.1 38.7, Porto -8.6 41.2; ' +
  'QA: Doha 51.5 25.3; ' +
  'RO: Bucharest=București 26.1 44.4; ' +
  'RU: Moscow=Москва=Moskva 37.6 55.8, St. Petersburg=Saint Petersburg=Санкт-Петербург 30.3 59.9, ' +
  'Novosibirsk=Новосибирск 83 55, Yekaterinburg=Екатеринбург 60.6 56.9, Kazan 49.1 55.7, ' +
  'Vladivostok 131.9 43.1, Rostov 39.7 47.2, Krasnodar 39 45; ' +
  'SA: Riyadh 46.8 24.6, Jeddah=Jiddah 39.2 21.5, Mecca 39.8 21.4, Dammam 50.1 26.4; ' +
  'SE: Stockholm 18.1 59.4, Göteborg=Gothenburg 12 57.8, Malmö 13 55.6; ' +
  'SG: Singapore=新加坡 103.9 1.3; ' +
  'SN: Dakar -17.5 14.7; ' +
  'TH: Bangkok 100.5 13.7, Chiang Mai 99 18.8; ' +
  'TN: Tunis 10.2 36.8, Sfax 10.7 34.8; ' +
  'TR: Istanbul=İstanbul 29 41.1, Ankara 32.9 39.9, Izmir=İzmir 27.2 38.4, Bursa 29.1 40.2, Antalya 30.7 36.9, ' +
  'Gaziantep 37.4 37.1, Konya 32.5 37.9, Mersin 34.6 36.8; ' +
  'TW: Taipei=台北 121.6 25, Kaohsiung=高雄 120.3 22.6, Taichung=台中 120.7 24.2, Tainan=台南 120.2 23; ' +
  'TZ: Dar es Salaam 39.3 -6.8; ' +
  'UA: Kyiv=Kiev=Київ 30.5 50.4, Kharkiv 36.3 50, Odessa=Odesa 30.7 46.5, Lviv 24 49.8; ' +
  'US: New York -74 40.7, Los Angeles -118.2 34, Chicago -87.8 41.8, Houston -95.3 29.8, ' +
  'Philadelphia -75.2 40, Phoenix -112.1 33.5, San Antonio -98.5 29.5, San Diego -117.2 32.8, ' +
  'Dallas -96.8 32.8, San Jose -121.8 37.3, Austin -97.7 30.3, Jacksonville -81.7 30.3, ' +
  'San Francisco -122.5 37.7, Columbus -83 40, Charlotte -80.8 35.2, Indianapolis -86.2 39.7, ' +
  'Seattle -122.3 47.6, Denver -105 39.7, Boston -71.1 42.3, Detroit -83.1 42.3, Nashville -86.8 36.2, ' +
  'Memphis -90 35.1, Portland -122.7 45.5, Las Vegas -115.2 36.2, Baltimore -76.6 39.3, Milwaukee -87.9 43.1, ' +
  'Albuquerque -106.6 35.1, Tucson -110.9 32.2, Sacramento -121.5 38.6, Kansas City -94.6 39.1, ' +
  'Atlanta -84.4 33.8, Miami -80.2 25.8, Oakland -122.2 37.8, Minneapolis -93.3 45, Cleveland -81.7 41.5, ' +
  'Tampa -82.5 27.9, Orlando -81.4 28.5, New Orleans -90 30, Pittsburgh -80 40.4, Cincinnati -84.5 39.2, ' +
  'St. Louis -90.2 38.6, Salt Lake City -111.9 40.8, Honolulu -157.9 21.3, Newark -74.2 40.7, ' +
  'Long Beach -118.2 33.8, Louisville -85.7 38.2, Omaha -96 41.2, Raleigh -78.6 35.8, Buffalo -78.9 42.9; ' +
  'UZ: Tashkent 69.3 41.3; ' +
  'VE: Caracas -66.9 10.5; ' +
  'VN: Hanoi=Hà Nội=Ha Noi 105.9 21, Ho Chi Minh City=Hồ Chí Minh=Saigon=Ho Chi Minh 106.7 10.8, ' +
  'Da Nang=Đà Nẵng 108.2 16.1, Haiphong=Hải Phòng=Hai Phong 106.7 20.8, Can Tho=Cần Thơ 105.8 10; ' +
  'ZA: Johannesburg 28 -26.2, Cape Town 18.4 -33.9, Durban 31 -29.9, Pretoria 28.2 -25.7'

export const cities: readonly City[] = table.split('; ').flatMap((line) => {
  const [country, rest] = [line.slice(0, 2), line.slice(4)]
  return rest.split(', ').map((one) => {
    const [, names, longitude, latitude] = /^(.+) (\S+) (\S+)$/.exec(one)!
    return { country, names: names!.split('='), longitude: Number(longitude), latitude: Number(latitude) }
  })
})

/** In Chinese, where the city has a Chinese name. */
export const nameOfCity = ({ names }: City, language: 'zh-CN' | 'en-US'): string =>
  (language === 'zh-CN' && names.find((name) => /\p{Script=Han}/u.test(name))) || names[0]!
