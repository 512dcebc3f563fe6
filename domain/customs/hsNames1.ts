/** Chapters 1 to 27: `#` begins a chapter; below it are its headings by their last two digits, in English and Chinese. */
export const hsNamesTo27 = `
#01 Live animals|活动物
01 Horses, asses, mules and hinnies, live|活马、驴、骡
02 Cattle and buffalo, live|活牛
03 Swine, live|活猪
04 Sheep and goats, live|活绵羊、山羊
05 Poultry, live|活家禽
06 Other live animals|其他活动物
#02 Meat and edible offal|肉及食用杂碎
01 Beef, fresh or chilled|鲜、冷牛肉
02 Beef, frozen|冻牛肉
03 Pork, fresh, chilled or frozen|鲜、冷、冻猪肉
04 Meat of sheep or goats|鲜、冷、冻羊肉
05 Meat of horses, asses, mules|马、驴、骡肉
06 Edible offal of cattle, swine, sheep, horses|牛、猪、羊、马食用杂碎
07 Poultry meat and offal|家禽肉及食用杂碎
08 Other meat and offal|其他鲜、冷、冻肉及杂碎
09 Pig fat and poultry fat, not rendered|未炼制猪脂肪及家禽脂肪
10 Meat and offal, salted, dried or smoked|干、熏、盐制的肉及杂碎
#03 Fish, crustaceans and molluscs|鱼、甲壳动物、软体动物
01 Live fish|活鱼
02 Fish, fresh or chilled|鲜、冷鱼
03 Fish, frozen|冻鱼
04 Fish fillets and other fish meat|鱼片及其他鱼肉
05 Fish, dried, salted or smoked|干、盐腌、熏鱼
06 Crustaceans (shrimps, crabs, lobsters)|甲壳动物(虾、蟹、龙虾)
07 Molluscs (oysters, squid, octopus)|软体动物(牡蛎、鱿鱼、章鱼)
08 Other aquatic invertebrates|其他水生无脊椎动物
09 Flours, meals and pellets of fish and seafood, edible|食用鱼虾细粉、粗粉及团粒
#04 Dairy produce, eggs, honey|乳品、蛋品、天然蜂蜜
01 Milk and cream, not concentrated|未浓缩的乳及稀奶油
02 Milk and cream, concentrated or sweetened, milk powder|浓缩、加糖的乳及奶粉
03 Yogurt, buttermilk, kephir|酸乳、酪乳
04 Whey and products of milk constituents|乳清及天然乳制品
05 Butter and other milk fats|黄油及其他乳脂
06 Cheese and curd|乳酪及凝乳
07 Birds' eggs in shell|带壳禽蛋
08 Birds' eggs without shell, yolks|去壳禽蛋及蛋黄
09 Natural honey|天然蜂蜜
10 Insects and other edible animal products|昆虫及其他食用动物产品
#05 Other products of animal origin|其他动物产品
01 Human hair, unworked|未加工人发
02 Pigs' bristles, brush-making hair|猪鬃及制刷用毛
04 Guts, bladders and stomachs of animals|动物肠、膀胱及胃
05 Feathers and down|羽毛、羽绒
06 Bones and horn-cores|骨及角柱
07 Ivory, horns, shells, claws|兽牙、角、壳、爪
08 Coral and shells of molluscs|珊瑚及软体动物壳
10 Ambergris, musk, glands for pharmacy|龙涎香、麝香及药用腺体
11 Other animal products not for food|其他非食用动物产品
#06 Live trees, plants, cut flowers|活树、植物、插花
01 Bulbs, tubers and roots of plants|鳞茎、块茎及根茎
02 Other live plants, cuttings, mushroom spawn|其他活植物、插枝、蘑菇菌丝
03 Cut flowers and buds|插花及花蕾
04 Foliage, branches, grasses, mosses|枝、叶、草及苔藓
#07 Vegetables, roots and tubers|食用蔬菜、根及块茎
01 Potatoes, fresh|鲜马铃薯
02 Tomatoes, fresh|鲜番茄
03 Onions, garlic, leeks|洋葱、大蒜、韭葱
04 Cabbages, cauliflowers, kale|卷心菜、菜花、甘蓝
05 Lettuce and chicory|莴苣及菊苣
06 Carrots, turnips, beetroot, radishes|胡萝卜、萝卜及甜菜根
07 Cucumbers and gherkins|黄瓜
08 Leguminous vegetables, fresh|鲜豆类蔬菜
09 Other fresh vegetables|其他鲜蔬菜
10 Vegetables, frozen|冷冻蔬菜
11 Vegetables, provisionally preserved|暂时保藏的蔬菜
12 Vegetables, dried|干蔬菜
13 Dried leguminous vegetables, shelled|脱荚干豆
14 Manioc, sweet potatoes and similar roots|木薯、甘薯及类似块茎
#08 Edible fruit and nuts|食用水果及坚果
01 Coconuts, Brazil nuts, cashew nuts|椰子、巴西果、腰果
02 Other nuts|其他坚果
03 Bananas|香蕉
04 Dates, figs, pineapples, avocados, mangoes|椰枣、无花果、菠萝、鳄梨、芒果
05 Citrus fruit|柑橘属水果
06 Grapes and raisins|葡萄及葡萄干
07 Melons and papayas|甜瓜、西瓜及木瓜
08 Apples, pears and quinces|苹果、梨及榅桲
09 Apricots, cherries, peaches, plums|杏、樱桃、桃、李
10 Other fresh fruit, berries, kiwifruit|其他鲜果、浆果、猕猴桃
11 Fruit and nuts, frozen|冷冻水果及坚果
12 Fruit and nuts, provisionally preserved|暂时保藏的水果及坚果
13 Dried fruit|干果
14 Peel of citrus fruit or melons|柑橘或瓜类果皮
#09 Coffee, tea, spices|咖啡、茶、香料
01 Coffee|咖啡
02 Tea|茶
03 Maté|马黛茶
04 Pepper, capsicum, pimenta|胡椒、辣椒
05 Vanilla|香子兰
06 Cinnamon|肉桂
07 Cloves|丁香
08 Nutmeg, mace, cardamoms|肉豆蔻、小豆蔻
09 Seeds of anise, fennel, coriander, cumin|茴香、芫荽、枯茗子
10 Ginger, saffron, turmeric, curry, other spices|姜、番红花、姜黄、咖喱等香料
#10 Cereals|谷物
01 Wheat and meslin|小麦及混合麦
02 Rye|黑麦
03 Barley|大麦
04 Oats|燕麦
05 Maize (corn)|玉米
06 Rice|稻谷、大米
07 Grain sorghum|高粱
08 Buckwheat, millet, canary seed, other cereals|荞麦、谷子及其他谷物
#11 Milling products, malt, starches|制粉产品、麦芽、淀粉
01 Wheat flour|小麦粉
02 Other cereal flours|其他谷物细粉
03 Cereal groats, meal and pellets|粗粒、粗粉及团粒
04 Cereal grains otherwise worked|其他加工谷物
05 Flour, flakes and granules of potatoes|马铃薯粉、片及颗粒
06 Flour of dried legumes, sago, fruit|干豆、西谷、水果粉
07 Malt|麦芽
08 Starches and inulin|淀粉及菊粉
09 Wheat gluten|面筋
#12 Oil seeds, medicinal plants, fodder|含油子仁、药用植物、饲料
01 Soya beans|大豆
02 Ground-nuts (peanuts), not roasted|未焙炒花生
03 Copra|干椰子肉
04 Linseed|亚麻子
05 Rape or colza seeds|油菜子
06 Sunflower seeds|葵花子
07 Other oil seeds|其他含油子仁
08 Flours and meals of oil seeds|含油子仁粉
09 Seeds for sowing|种植用种子
10 Hop cones|啤酒花
11 Plants for perfumery, pharmacy, insecticides|香料、药用、杀虫用植物
12 Seaweeds, sugar beet, sugar cane, locust beans|海草、甜菜、甘蔗、刺槐豆
13 Cereal straw and husks|谷类植物茎秆及壳
14 Fodder, hay, lucerne|草料、苜蓿
#13 Lac, gums, resins, plant extracts|虫胶、树胶、树脂、植物液汁
01 Lac, natural gums and resins|虫胶、天然树胶及树脂
02 Vegetable saps and extracts, pectin, thickeners|植物液汁、果胶、增稠剂
#14 Vegetable plaiting materials|编结用植物材料
01 Bamboo, rattan, reeds for plaiting|编结用竹、藤、芦苇
04 Other vegetable products|其他植物产品
#15 Animal, vegetable or microbial fats and oils|动、植物或微生物油、脂
01 Pig fat and poultry fat, rendered|炼制猪脂肪及家禽脂肪
02 Fats of cattle, sheep or goats|牛、羊脂肪
03 Lard stearin, oleo-oil, tallow oil|猪油硬脂、油硬脂、脂油
04 Fats and oils of fish or marine mammals|鱼或海生哺乳动物油脂
05 Wool grease and lanolin|羊毛脂及羊毛脂衍生物
06 Other animal fats and oils|其他动物油脂
07 Soya-bean oil|豆油
08 Ground-nut oil|花生油
09 Olive oil, virgin and refined|油橄榄油
10 Other oils from olives|其他橄榄油
11 Palm oil|棕榈油
12 Sunflower, safflower or cotton-seed oil|葵花油、红花油、棉子油
13 Coconut, palm kernel or babassu oil|椰子油、棕榈仁油
14 Rape, colza or mustard oil|菜子油、芥子油
15 Other vegetable or microbial oils|其他植物或微生物油脂
16 Hydrogenated fats and oils|氢化油脂
17 Margarine and edible fat mixtures|人造黄油及食用油脂混合品
18 Chemically modified fats and oils|化学改性油脂
20 Glycerol, crude|粗甘油
21 Vegetable waxes, beeswax|植物蜡、蜂蜡
22 Degras and residues of fats or waxes|油鞣回收脂及残渣
#16 Preparations of meat, fish or insects|肉、鱼、昆虫制品
01 Sausages|香肠
02 Other prepared or preserved meat|其他制作或保藏的肉
03 Extracts and juices of meat or fish|肉、鱼精及汁
04 Prepared or preserved fish, caviar|制作或保藏的鱼、鱼子酱
05 Prepared or preserved crustaceans and molluscs|制作或保藏的甲壳、软体动物
#17 Sugars and confectionery|糖及糖食
01 Cane or beet sugar|甘蔗糖、甜菜糖
02 Other sugars, lactose, glucose, syrups|其他糖、乳糖、葡萄糖、糖浆
03 Molasses|糖蜜
04 Sugar confectionery without cocoa|不含可可的糖食
#18 Cocoa and cocoa preparations|可可及可可制品
01 Cocoa beans|可可豆
02 Cocoa shells and waste|可可壳及废料
03 Cocoa paste|可可膏
04 Cocoa butter|可可脂
05 Cocoa powder, unsweetened|未加糖可可粉
06 Chocolate and food with cocoa|巧克力及含可可食品
#19 Preparations of cereals, flour, starch; bakery|谷物、粮食粉、淀粉制品;糕饼
01 Malt extract, food preparations of flour, infant food|麦精、粮食粉制品、婴幼儿食品
02 Pasta and couscous|面食
03 Tapioca|珍粉
04 Breakfast cereals, puffed rice|膨化谷物食品
05 Bread, biscuits, cakes, wafers|面包、饼干、糕点
#20 Preparations of vegetables, fruit, nuts|蔬菜、水果、坚果制品
01 Vegetables and fruit in vinegar|醋渍蔬菜、水果
02 Tomatoes, prepared|番茄制品
03 Mushrooms and truffles, prepared|蘑菇及块菌制品
04 Other vegetables, prepared, frozen|其他冷冻蔬菜制品
05 Other vegetables, prepared, not frozen|其他未冷冻蔬菜制品
06 Fruit and nuts preserved by sugar|糖渍水果、坚果
07 Jams, jellies, marmalades|果酱、果冻
08 Fruit and nuts, otherwise prepared|其他方法制作的水果、坚果
09 Fruit and vegetable juices|水果汁、蔬菜汁
#21 Miscellaneous edible preparations|杂项食品
01 Extracts of coffee and tea|咖啡、茶浓缩精汁
02 Yeasts and baking powder|酵母及发酵粉
03 Sauces, condiments, mustard|调味汁、调味品、芥末
04 Soups and broths|汤料及汤
05 Ice cream|冰淇淋
06 Other food preparations|其他食品
#22 Beverages, spirits, vinegar|饮料、酒及醋
01 Waters, unsweetened|未加糖水、矿泉水
02 Sweetened waters and soft drinks|加糖水及软饮料
03 Beer|啤酒
04 Wine of fresh grapes|葡萄酒
05 Vermouth|味美思酒
06 Cider, mead, sake, other fermented drinks|苹果酒、米酒等发酵饮料
07 Ethyl alcohol of 80 % or more, denatured|未改性80%以上及改性乙醇
08 Spirits, liqueurs, whisky, vodka|蒸馏酒、利口酒、威士忌、伏特加
09 Vinegar|醋
#23 Residues of food industries, animal feed|食品工业残渣、动物饲料
01 Meal of meat or fish, not for humans|饲用肉骨粉、鱼粉
02 Bran and residues of cereals|糠、麸及谷物残渣
03 Residues of starch and sugar making, brewing|制淀粉、制糖、酿造残渣
04 Soya-bean oil-cake|豆粕
05 Ground-nut oil-cake|花生粕
06 Other oil-cakes|其他油渣饼
07 Wine lees, argol|葡萄酒渣、粗酒石
08 Vegetable waste for feed|饲用植物废料
09 Animal feed preparations, pet food|动物饲料、宠物食品
#24 Tobacco and nicotine products|烟草及尼古丁产品
01 Unmanufactured tobacco|未制造烟草
02 Cigars and cigarettes|雪茄烟、卷烟
03 Other manufactured tobacco|其他烟草制品
04 Products for inhalation without combustion, nicotine|非燃烧吸用及尼古丁产品
#25 Salt, sulphur, earths, stone, cement|盐、硫磺、泥土、石料、水泥
01 Salt|盐
02 Iron pyrites|未焙烧黄铁矿
03 Sulphur|硫磺
04 Natural graphite|天然石墨
05 Natural sands|天然砂
06 Quartz and quartzite|石英及石英岩
07 Kaolin|高岭土
08 Other clays, bentonite|其他粘土、膨润土
09 Chalk|白垩
10 Natural phosphates|天然磷酸钙
11 Barytes and witherite|重晶石、毒重石
12 Siliceous fossil meals|硅质化石粗粉
13 Pumice, emery, natural abrasives|浮石、刚玉岩及天然磨料
14 Slate|板岩
15 Marble and travertine, rough|大理石、石灰华
16 Granite, sandstone, rough|花岗岩、砂岩
17 Pebbles, gravel, crushed stone|卵石、砾石及碎石
18 Dolomite|白云石
19 Magnesite and magnesia|菱镁矿及氧化镁
20 Gypsum and plasters|石膏及熟石膏
21 Limestone flux|石灰石助熔剂
22 Lime|石灰
23 Cement|水泥
24 Asbestos|石棉
25 Mica|云母
26 Steatite and talc|滑石
28 Natural borates|天然硼酸盐
29 Feldspar, fluorspar|长石、萤石
30 Other mineral substances|其他矿产品
#26 Ores, slag and ash|矿砂、矿渣及矿灰
01 Iron ores|铁矿砂
02 Manganese ores|锰矿砂
03 Copper ores|铜矿砂
04 Nickel ores|镍矿砂
05 Cobalt ores|钴矿砂
06 Aluminium ores|铝矿砂
07 Lead ores|铅矿砂
08 Zinc ores|锌矿砂
09 Tin ores|锡矿砂
10 Chromium ores|铬矿砂
11 Tungsten ores|钨矿砂
12 Uranium or thorium ores|铀或钍矿砂
13 Molybdenum ores|钼矿砂
14 Titanium ores|钛矿砂
15 Niobium, tantalum, vanadium, zirconium ores|铌、钽、钒、锆矿砂
16 Precious metal ores|贵金属矿砂
17 Other ores|其他矿砂
18 Granulated slag of iron and steel|钢铁粒状熔渣
19 Other slag and scale of iron and steel|其他钢铁熔渣
20 Slag and ash with metals|含金属的矿渣及矿灰
21 Other slag and ash|其他矿渣及矿灰
#27 Mineral fuels, oils|矿物燃料、矿物油
01 Coal|煤
02 Lignite|褐煤
03 Peat|泥煤
04 Coke of coal|焦炭
05 Coal gas, water gas|煤气、水煤气
06 Tar of coal|煤焦油
07 Oils from coal tar, benzene|煤焦油蒸馏产品、苯
08 Pitch and pitch coke|沥青及沥青焦
09 Crude petroleum|原油
10 Petroleum oils, not crude|成品油
11 Petroleum gas, natural gas|石油气、天然气
12 Petroleum jelly, paraffin wax|凡士林、石蜡
13 Petroleum coke, bitumen|石油焦、石油沥青
14 Natural bitumen, oil shale|天然沥青、油页岩
15 Bituminous mixtures|沥青混合物
16 Electrical energy|电力
`
