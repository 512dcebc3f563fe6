/** Chapters 28 to 63, written as in `hsNames1.ts`. */
export const hsNamesTo63 = `
#28 Inorganic chemicals|无机化学品
01 Fluorine, chlorine, bromine, iodine|氟、氯、溴、碘
02 Sulphur, sublimed or colloidal|升华、胶态硫磺
03 Carbon|碳
04 Hydrogen, rare gases, other non-metals|氢、稀有气体及其他非金属
05 Alkali metals, rare-earth metals, mercury|碱金属、稀土金属、汞
06 Hydrochloric acid|盐酸
07 Sulphuric acid|硫酸
08 Nitric acid|硝酸
09 Phosphoric acid|磷酸
10 Oxides of boron, boric acids|硼的氧化物、硼酸
11 Other inorganic acids and oxides|其他无机酸及氧化物
12 Halides of non-metals|非金属卤化物
13 Sulphides of non-metals|非金属硫化物
14 Ammonia|氨
15 Sodium hydroxide, potassium hydroxide|氢氧化钠、氢氧化钾
16 Hydroxides of magnesium, strontium, barium|镁、锶、钡的氢氧化物
17 Zinc oxide|氧化锌
18 Aluminium oxide and hydroxide, corundum|氧化铝、氢氧化铝、人造刚玉
19 Chromium oxides|铬的氧化物
20 Manganese oxides|锰的氧化物
21 Iron oxides, earth colours|铁的氧化物、土色料
22 Cobalt oxides|钴的氧化物
23 Titanium oxides|钛的氧化物
24 Lead oxides|铅的氧化物
25 Hydrazine, other metal oxides|肼、其他金属氧化物
26 Fluorides|氟化物
27 Chlorides, bromides, iodides|氯化物、溴化物、碘化物
28 Hypochlorites|次氯酸盐
29 Chlorates, perchlorates|氯酸盐、高氯酸盐
30 Sulphides, polysulphides|硫化物、多硫化物
31 Dithionites, sulphoxylates|连二亚硫酸盐
32 Sulphites, thiosulphates|亚硫酸盐、硫代硫酸盐
33 Sulphates, alums|硫酸盐、矾
34 Nitrites, nitrates|亚硝酸盐、硝酸盐
35 Phosphates, phosphonates|磷酸盐、膦酸盐
36 Carbonates|碳酸盐
37 Cyanides|氰化物
39 Silicates|硅酸盐
40 Borates|硼酸盐
41 Salts of metallic acids|金属酸盐
42 Other salts of inorganic acids|其他无机酸盐
43 Colloidal precious metals and compounds|胶态贵金属及其化合物
44 Radioactive elements and isotopes|放射性元素及同位素
45 Other isotopes|其他同位素
46 Compounds of rare-earth metals|稀土金属化合物
47 Hydrogen peroxide|过氧化氢
49 Carbides|碳化物
50 Hydrides, nitrides, silicides|氢化物、氮化物、硅化物
52 Mercury compounds|汞化合物
53 Other inorganic compounds|其他无机化合物
#29 Organic chemicals|有机化学品
01 Acyclic hydrocarbons|无环烃
02 Cyclic hydrocarbons|环烃
03 Halogenated hydrocarbons|卤代烃
04 Sulphonated, nitrated hydrocarbons|烃的磺化、硝化衍生物
05 Acyclic alcohols|无环醇
06 Cyclic alcohols|环醇
07 Phenols|酚
08 Derivatives of phenols|酚的衍生物
09 Ethers|醚
10 Epoxides|环氧化物
11 Acetals|缩醛
12 Aldehydes|醛
13 Derivatives of aldehydes|醛的衍生物
14 Ketones and quinones|酮及醌
15 Saturated monocarboxylic acids|饱和一元羧酸
16 Unsaturated monocarboxylic acids|不饱和一元羧酸
17 Polycarboxylic acids|多元羧酸
18 Carboxylic acids with additional oxygen|含附加含氧基羧酸
19 Phosphoric esters|磷酸酯
20 Esters of other inorganic acids|其他无机酸酯
21 Amine-function compounds|氨基化合物
22 Oxygen-function amino-compounds|含氧基氨基化合物
23 Quaternary ammonium salts, lecithins|季铵盐、卵磷脂
24 Carboxyamide compounds|羧基酰胺化合物
25 Carboxyimide compounds|羧基酰亚胺化合物
26 Nitrile compounds|腈基化合物
27 Diazo, azo compounds|重氮、偶氮化合物
28 Derivatives of hydrazine|肼衍生物
29 Compounds with other nitrogen function, isocyanates|其他含氮基化合物、异氰酸酯
30 Organo-sulphur compounds|有机硫化合物
31 Other organo-inorganic compounds|其他有机-无机化合物
32 Heterocyclic compounds with oxygen|含氧杂环化合物
33 Heterocyclic compounds with nitrogen|含氮杂环化合物
34 Nucleic acids, other heterocyclic compounds|核酸及其他杂环化合物
35 Sulphonamides|磺酰胺
36 Vitamins|维生素
37 Hormones|激素
38 Glycosides|苷
39 Alkaloids|生物碱
40 Sugars, chemically pure|化学纯糖
41 Antibiotics|抗菌素
42 Other organic compounds|其他有机化合物
#30 Pharmaceutical products|药品
01 Glands, heparin, human or animal substances|腺体、肝素及人或动物制品
02 Blood, vaccines, immunological products|血液、疫苗、免疫制品
03 Medicaments, not in doses|未配定剂量药品
04 Medicaments, in doses|配定剂量药品
05 Wadding, bandages, plasters|绷带、胶布、敷料
06 Other pharmaceutical goods|其他医药用品
#31 Fertilisers|肥料
01 Animal or vegetable fertilisers|动植物肥料
02 Nitrogenous fertilisers|氮肥
03 Phosphatic fertilisers|磷肥
04 Potassic fertilisers|钾肥
05 Compound and other fertilisers|复合肥及其他肥料
#32 Dyes, pigments, paints, inks|染料、颜料、油漆、墨水
01 Tanning extracts, vegetable|植物鞣料浸膏
02 Synthetic tanning substances|合成鞣料
03 Colouring matter, natural|天然着色料
04 Synthetic organic dyes|合成有机染料
05 Colour lakes|色淀
06 Other colouring matter, pigments|其他着色料、颜料
07 Prepared pigments, enamels, glazes|调制颜料、珐琅、釉料
08 Paints, not water-based|非水介质油漆
09 Paints, water-based|水介质油漆
10 Other paints and varnishes|其他油漆及清漆
11 Prepared driers|催干剂
12 Pigments for paints, stamping foils|制漆用颜料、压印箔
13 Artists' colours|艺术家用颜料
14 Putty, mastics, fillers|油灰、胶粘剂、填料
15 Inks|墨水、油墨
#33 Essential oils, perfumes, cosmetics|精油、香料、化妆品
01 Essential oils|精油
02 Mixtures of odoriferous substances|香料混合物
03 Perfumes|香水
04 Beauty, make-up and skin care products|美容、化妆及护肤品
05 Hair products|护发品
06 Oral and dental hygiene products|口腔清洁品
07 Shaving products, deodorants, bath products|剃须品、除臭剂、沐浴品
#34 Soap, detergents, waxes, candles|肥皂、洗涤剂、蜡、蜡烛
01 Soap|肥皂
02 Detergents, surface-active agents|洗涤剂、表面活性剂
03 Lubricating preparations|润滑剂
04 Artificial and prepared waxes|人造蜡及调制蜡
05 Polishes and creams|光洁剂
06 Candles|蜡烛
07 Modelling pastes, dental wax|塑型膏、牙科用蜡
#35 Proteins, modified starches, glues, enzymes|蛋白、改性淀粉、胶、酶
01 Casein|酪蛋白
02 Albumins|白蛋白
03 Gelatin|明胶
04 Peptones, other proteins|蛋白胨及其他蛋白
05 Dextrins, modified starches|糊精、改性淀粉
06 Prepared glues and adhesives|调制胶及粘合剂
07 Enzymes|酶
#36 Explosives, fireworks, matches|炸药、烟火、火柴
01 Propellent powders|发射药
02 Prepared explosives|配制炸药
03 Fuses, detonators|导火索、雷管
04 Fireworks|烟花、爆竹
05 Matches|火柴
06 Ferro-cerium, combustible articles|铈铁、易燃材料制品
#37 Photographic goods|照相及电影用品
01 Photographic plates and flat film|感光硬片及平面软片
02 Photographic film in rolls|成卷感光胶片
03 Photographic paper|感光纸
04 Exposed, not developed film and paper|已曝光未冲洗胶片及纸
05 Developed plates and film|已冲洗硬片及软片
06 Cinematographic film|电影胶片
07 Chemicals for photography|摄影用化学制剂
#38 Miscellaneous chemical products|杂项化学产品
01 Artificial graphite|人造石墨
02 Activated carbon|活性碳
03 Tall oil|妥尔油
04 Lyes from wood pulp|木浆残余碱液
05 Turpentine, pine oil|松节油、松油
06 Rosin|松香
07 Wood tar, vegetable pitch|木焦油、植物沥青
08 Insecticides, fungicides, herbicides, disinfectants|杀虫剂、杀菌剂、除草剂、消毒剂
09 Finishing agents for textile, paper, leather|纺织、造纸、制革用整理剂
10 Pickling and soldering preparations|酸洗剂、焊接剂
11 Anti-knock preparations, additives for oils|抗震剂、油类添加剂
12 Rubber accelerators, plasticisers|橡胶促进剂、增塑剂
13 Fire-extinguisher charges|灭火器装填物
14 Organic solvents and thinners|有机溶剂及稀释剂
15 Catalysts|催化剂
16 Refractory cements|耐火水泥
17 Mixed alkylbenzenes|混合烷基苯
18 Doped wafers for electronics|电子工业用掺杂晶片
19 Hydraulic brake fluids|液压制动液
20 Anti-freeze|防冻剂
21 Culture media|培养基
22 Diagnostic and laboratory reagents|诊断及实验用试剂
23 Industrial fatty acids and alcohols|工业脂肪酸及脂肪醇
24 Foundry binders, other chemical preparations|铸模粘合剂、其他化学制品
25 Residues of chemical industries, municipal waste|化工残渣、城市垃圾
26 Biodiesel|生物柴油
27 Mixtures with halogenated methane, ethane, propane|含卤代甲烷、乙烷、丙烷混合物
#39 Plastics and articles thereof|塑料及其制品
01 Polyethylene, primary forms|初级形状聚乙烯
02 Polypropylene, primary forms|初级形状聚丙烯
03 Polystyrene, primary forms|初级形状聚苯乙烯
04 PVC, primary forms|初级形状聚氯乙烯
05 Polyvinyl acetate, primary forms|初级形状聚乙酸乙烯酯
06 Acrylic polymers|丙烯酸聚合物
07 Polyacetals, epoxides, polycarbonates, polyesters|聚缩醛、环氧树脂、聚碳酸酯、聚酯
08 Polyamides|聚酰胺
09 Amino-resins, phenolic resins, polyurethanes|氨基树脂、酚醛树脂、聚氨酯
10 Silicones|聚硅氧烷
11 Petroleum resins, polysulphides|石油树脂、多硫化物
12 Cellulose, primary forms|初级形状纤维素
13 Natural polymers|天然聚合物
14 Ion-exchangers|离子交换剂
15 Waste and scrap of plastics|废塑料
16 Monofilament, rods, profiles|塑料单丝、条、杆、型材
17 Tubes, pipes, hoses of plastics|塑料管及附件
18 Floor and wall coverings of plastics|塑料铺地制品及糊墙品
19 Self-adhesive plates, film, tape|自粘塑料板、膜、带
20 Other plates, sheets, film, not cellular|其他非泡沫塑料板、片、膜
21 Other plates, sheets, film of plastics|其他塑料板、片、膜
22 Baths, sinks, toilets of plastics|塑料浴缸、洗涤槽、便器
23 Packing goods, boxes, bottles, bags of plastics|塑料包装制品、箱、瓶、袋
24 Tableware, kitchenware of plastics|塑料餐具、厨房用具
25 Builders' ware of plastics|建筑用塑料制品
26 Other articles of plastics|其他塑料制品
#40 Rubber and articles thereof|橡胶及其制品
01 Natural rubber|天然橡胶
02 Synthetic rubber|合成橡胶
03 Reclaimed rubber|再生橡胶
04 Waste of rubber|橡胶废碎料
05 Compounded rubber, unvulcanised|未硫化复合橡胶
06 Other forms of unvulcanised rubber|其他未硫化橡胶制品
07 Vulcanised rubber thread|硫化橡胶线
08 Plates, sheets, profiles of rubber|硫化橡胶板、片、型材
09 Tubes and hoses of rubber|硫化橡胶管
10 Conveyor or transmission belts|橡胶输送带、传动带
11 New pneumatic tyres|新充气轮胎
12 Used tyres, solid tyres|旧轮胎、实心轮胎
13 Inner tubes|内胎
14 Hygienic articles of rubber|橡胶卫生用品
15 Gloves and apparel of rubber|橡胶手套及衣着
16 Other articles of vulcanised rubber|其他硫化橡胶制品
17 Hard rubber|硬质橡胶
#41 Raw hides, skins, leather|生皮及皮革
01 Raw hides of cattle or horses|生牛皮、马皮
02 Raw skins of sheep|生绵羊皮
03 Other raw hides and skins|其他生皮
04 Tanned hides of cattle or horses|鞣制牛、马皮
05 Tanned skins of sheep|鞣制绵羊皮
06 Tanned skins of other animals|其他鞣制皮
07 Prepared leather of cattle or horses|加工牛、马皮革
12 Prepared leather of sheep|加工绵羊皮革
13 Prepared leather of other animals|其他加工皮革
14 Chamois, patent leather|油鞣革、漆皮
15 Composition leather, leather waste|再生皮革、皮革废料
#42 Leather articles, travel goods, bags|皮革制品、旅行用品、箱包
01 Saddlery and harness|鞍具及挽具
02 Trunks, suitcases, handbags, wallets|衣箱、提箱、手提包、钱包
03 Apparel, gloves, belts of leather|皮革衣服、手套、腰带
05 Other articles of leather|其他皮革制品
06 Articles of gut|肠线制品
#43 Furskins and artificial fur|毛皮、人造毛皮
01 Raw furskins|生毛皮
02 Tanned furskins|已鞣毛皮
03 Articles of furskin|毛皮制品
04 Artificial fur|人造毛皮
#44 Wood and articles of wood, charcoal|木及木制品、木炭
01 Fuel wood, wood chips, pellets|薪柴、木片、木颗粒
02 Wood charcoal|木炭
03 Wood in the rough, logs|原木
04 Hoopwood, poles, stakes|箍木、木杆、木桩
05 Wood wool and flour|木丝、木粉
06 Railway sleepers|铁道枕木
07 Sawn wood|锯材
08 Veneer sheets|饰面用薄板
09 Shaped wood, parquet strips|成型木材、拼花地板条
10 Particle board|刨花板
11 Fibreboard|纤维板
12 Plywood|胶合板
13 Densified wood|强化木
14 Wooden frames|木制框架
15 Wooden cases, crates, pallets|木箱、木托盘
16 Casks and barrels|木桶
17 Tools and handles of wood|木制工具、柄
18 Builders' joinery, doors, windows, flooring of wood|建筑用木工制品、门、窗、地板
19 Tableware and kitchenware of wood|木制餐具、厨房用具
20 Marquetry, wooden ornaments|镶嵌木、木装饰品
21 Other articles of wood|其他木制品
#45 Cork|软木
01 Natural cork, raw|未加工天然软木
02 Natural cork, debacked or in blocks|天然软木块、板
03 Articles of natural cork|天然软木制品
04 Agglomerated cork|压制软木
#46 Articles of straw, basketware|草编、柳编制品
01 Plaits and mats|缏条及席
02 Basketware and wickerwork|篮筐及柳条制品
#47 Pulp of wood, waste paper|木浆、废纸
01 Mechanical wood pulp|机械木浆
02 Dissolving wood pulp|溶解级木浆
03 Soda or sulphate wood pulp|烧碱或硫酸盐木浆
04 Sulphite wood pulp|亚硫酸盐木浆
05 Semi-chemical pulp|半化学木浆
06 Pulp of recovered paper or other fibre|回收纸浆及其他纤维浆
07 Waste paper|废纸
#48 Paper and paperboard|纸及纸板
01 Newsprint|新闻纸
02 Uncoated writing and printing paper|未涂布书写印刷纸
03 Tissue stock|卫生纸原纸
04 Uncoated kraft paper|未涂布牛皮纸
05 Other uncoated paper|其他未涂布纸
06 Parchment, greaseproof, glassine paper|植物羊皮纸、防油纸、玻璃纸
07 Composite paper|复合纸
08 Corrugated, creped, embossed paper|瓦楞、皱纹、压花纸
09 Carbon and copying paper|复写纸
10 Coated paper with kaolin|涂布高岭土纸
11 Other coated paper, adhesive paper|其他涂布纸、胶粘纸
12 Filter blocks of paper pulp|纸浆滤块
13 Cigarette paper|卷烟纸
14 Wallpaper|壁纸
16 Other copying paper|其他复写纸
17 Envelopes, letter cards|信封、封缄信片
18 Toilet paper, handkerchiefs, napkins|卫生纸、纸手帕、餐巾
19 Cartons, boxes, paper bags|纸箱、盒、袋
20 Registers, notebooks, binders|登记本、笔记本、活页封面
21 Labels of paper|纸标签
22 Bobbins, spools of paper|纸制筒管、卷轴
23 Other paper articles|其他纸制品
#49 Printed books, newspapers, pictures|书籍、报纸、印刷图画
01 Books, brochures|书籍、小册子
02 Newspapers, journals|报纸、杂志
03 Children's picture books|儿童图画书
04 Music, printed|乐谱
05 Maps, globes|地图、地球仪
06 Plans and drawings|设计图纸
07 Stamps, banknotes, cheque forms|邮票、钞票、支票
08 Transfers (decalcomanias)|转印贴花纸
09 Postcards, greeting cards|明信片、贺卡
10 Calendars|日历
11 Other printed matter|其他印刷品
#50 Silk|蚕丝
01 Silk-worm cocoons|蚕茧
02 Raw silk|生丝
03 Silk waste|废丝
04 Silk yarn|丝纱线
05 Yarn of silk waste|绢纺纱线
06 Silk yarn for retail sale|零售用丝纱线
07 Woven fabrics of silk|丝机织物
#51 Wool, animal hair|羊毛、动物毛
01 Wool, not carded|未梳羊毛
02 Animal hair, not carded|未梳动物毛
03 Waste of wool or hair|羊毛、动物毛废料
04 Garnetted stock|回收纤维
05 Wool and hair, carded or combed|已梳羊毛及动物毛
06 Carded wool yarn|粗梳羊毛纱线
07 Combed wool yarn|精梳羊毛纱线
08 Yarn of fine animal hair|动物细毛纱线
09 Wool yarn for retail sale|零售用羊毛纱线
10 Yarn of coarse hair|动物粗毛纱线
11 Woven fabrics of carded wool|粗梳羊毛机织物
12 Woven fabrics of combed wool|精梳羊毛机织物
13 Woven fabrics of coarse hair|动物粗毛机织物
#52 Cotton|棉花
01 Cotton, not carded|未梳棉花
02 Cotton waste|废棉
03 Cotton, carded or combed|已梳棉花
04 Cotton sewing thread|棉制缝纫线
05 Cotton yarn, 85 % or more|棉纱线(含棉85%以上)
06 Cotton yarn, less than 85 %|棉纱线(含棉85%以下)
07 Cotton yarn for retail sale|零售用棉纱线
08 Woven cotton, up to 200 g/m², 85 % or more|棉机织物(≤200克,含棉85%以上)
09 Woven cotton, over 200 g/m², 85 % or more|棉机织物(>200克,含棉85%以上)
10 Woven cotton with man-made fibres, up to 200 g/m²|与化纤混纺棉机织物(≤200克)
11 Woven cotton with man-made fibres, over 200 g/m²|与化纤混纺棉机织物(>200克)
12 Other woven cotton fabrics|其他棉机织物
#53 Other vegetable textile fibres|其他植物纺织纤维
01 Flax|亚麻
02 Hemp|大麻
03 Jute|黄麻
05 Coconut, abaca, ramie fibres|椰壳、蕉麻、苎麻纤维
06 Flax yarn|亚麻纱线
07 Jute yarn|黄麻纱线
08 Yarn of other vegetable fibres, paper yarn|其他植物纤维纱线、纸纱线
09 Woven fabrics of flax|亚麻机织物
10 Woven fabrics of jute|黄麻机织物
11 Woven fabrics of other vegetable fibres|其他植物纤维机织物
#54 Man-made filaments|化学纤维长丝
01 Sewing thread of filaments|化纤长丝缝纫线
02 Synthetic filament yarn|合成纤维长丝纱线
03 Artificial filament yarn|人造纤维长丝纱线
04 Synthetic monofilament|合成纤维单丝
05 Artificial monofilament|人造纤维单丝
06 Filament yarn for retail sale|零售用化纤长丝纱线
07 Woven fabrics of synthetic filament|合成纤维长丝机织物
08 Woven fabrics of artificial filament|人造纤维长丝机织物
#55 Man-made staple fibres|化学纤维短纤
01 Synthetic filament tow|合成纤维长丝丝束
02 Artificial filament tow|人造纤维长丝丝束
03 Synthetic staple fibres, not carded|未梳合成纤维短纤
04 Artificial staple fibres, not carded|未梳人造纤维短纤
05 Waste of man-made fibres|化学纤维废料
06 Synthetic staple fibres, carded|已梳合成纤维短纤
07 Artificial staple fibres, carded|已梳人造纤维短纤
08 Sewing thread of staple fibres|化纤短纤缝纫线
09 Yarn of synthetic staple fibres|合成纤维短纤纱线
10 Yarn of artificial staple fibres|人造纤维短纤纱线
11 Staple fibre yarn for retail sale|零售用化纤短纤纱线
12 Woven synthetic staple, 85 % or more|合成短纤机织物(85%以上)
13 Woven synthetic staple with cotton, up to 170 g/m²|与棉混纺合成短纤机织物(≤170克)
14 Woven synthetic staple with cotton, over 170 g/m²|与棉混纺合成短纤机织物(>170克)
15 Other woven synthetic staple fabrics|其他合成短纤机织物
16 Woven fabrics of artificial staple|人造短纤机织物
#56 Wadding, felt, nonwovens, ropes|絮胎、毡呢、无纺织物、绳索
01 Wadding of textile|纺织絮胎
02 Felt|毡呢
03 Nonwovens|无纺织物
04 Rubber thread, coated yarn|橡胶线、涂布纱线
05 Metallised yarn|含金属纱线
06 Gimped and chenille yarn|粗松螺旋花线、绳绒线
07 Twine, ropes, cables|线、绳、索、缆
08 Nets, fishing nets|网、渔网
09 Other articles of yarn, twine, rope|其他线、绳、索制品
#57 Carpets|地毯
01 Carpets, knotted|结织栽绒地毯
02 Carpets, woven|机织地毯
03 Carpets, tufted|簇绒地毯
04 Carpets of felt|毡呢地毯
05 Other carpets|其他地毯
#58 Special woven fabrics, lace, embroidery|特种机织物、花边、刺绣
01 Woven pile fabrics|起绒机织物
02 Terry fabrics|毛巾织物
03 Gauze|纱罗
04 Tulle, net fabrics, lace|网眼薄纱、花边
05 Tapestries|装饰毯
06 Narrow woven fabrics|狭幅机织物
07 Woven labels and badges|织造标签、徽章
08 Braids, tassels|编带、流苏
09 Woven fabrics of metal thread|金属线机织物
10 Embroidery|刺绣品
11 Quilted textile products|被褥状纺织品
#59 Coated and technical textiles|涂布及工业用纺织物
01 Textiles coated with gum|胶涂纺织物
02 Tyre cord fabric|帘子布
03 Textiles coated with plastics|塑料涂布纺织物
04 Linoleum|列诺伦(亚麻油地毡)
05 Textile wall coverings|织物糊墙品
06 Rubberised textiles|用橡胶处理的纺织物
07 Other coated textiles, painted canvas|其他涂布纺织物、绘制画布
08 Textile wicks|纺织灯芯
09 Textile hoses|纺织软管
10 Conveyor belts of textile|纺织输送带
11 Textiles for technical uses|专门技术用纺织品
#60 Knitted or crocheted fabrics|针织物及钩编织物
01 Pile fabrics, knitted|针织起绒织物
02 Narrow knitted fabrics with elastomer|含弹性纱窄针织物
03 Other narrow knitted fabrics|其他窄针织物
04 Wide knitted fabrics with elastomer|含弹性纱宽针织物
05 Warp knit fabrics|经编织物
06 Other knitted fabrics|其他针织物
#61 Apparel, knitted or crocheted|针织服装
01 Men's overcoats, knitted|针织男大衣
02 Women's overcoats, knitted|针织女大衣
03 Men's suits, jackets, trousers, knitted|针织男西服、上衣、长裤
04 Women's suits, dresses, skirts, trousers, knitted|针织女西服、连衣裙、裙、长裤
05 Men's shirts, knitted|针织男衬衫
06 Women's blouses, knitted|针织女衬衫
07 Men's underwear, pyjamas, knitted|针织男内衣、睡衣
08 Women's underwear, nightwear, knitted|针织女内衣、睡衣
09 T-shirts, singlets, knitted|针织T恤衫、背心
10 Sweaters, pullovers, cardigans, knitted|针织套头衫、开襟衫
11 Babies' garments, knitted|针织婴儿服装
12 Track suits, ski suits, swimwear, knitted|针织运动服、滑雪服、游泳服
13 Garments of coated knitted fabrics|涂层针织物服装
14 Other garments, knitted|其他针织服装
15 Tights, stockings, socks|连裤袜、袜
16 Gloves, knitted|针织手套
17 Other clothing accessories, knitted|其他针织衣着附件
#62 Apparel, not knitted|非针织服装
01 Men's overcoats, anoraks|男大衣、风衣
02 Women's overcoats, anoraks|女大衣、风衣
03 Men's suits, jackets, trousers|男西服、上衣、长裤
04 Women's suits, dresses, skirts, trousers|女西服、连衣裙、裙、长裤
05 Men's shirts|男衬衫
06 Women's blouses|女衬衫
07 Men's underwear, pyjamas|男内衣、睡衣
08 Women's underwear, nightwear|女内衣、睡衣
09 Babies' garments|婴儿服装
10 Garments of felt, nonwovens, coated fabrics|毡呢、无纺、涂层织物服装
11 Track suits, ski suits, swimwear, other garments|运动服、滑雪服、游泳服及其他
12 Brassieres, corsets, braces|胸罩、束腰、吊裤带
13 Handkerchiefs|手帕
14 Shawls, scarves|披巾、围巾
15 Ties, bow ties|领带
16 Gloves|手套
17 Other clothing accessories|其他衣着附件
#63 Other made-up textile articles|其他纺织制成品
01 Blankets|毯子
02 Bed, table, toilet and kitchen linen|床上、餐桌、盥洗及厨房用织物
03 Curtains, blinds|窗帘
04 Other furnishing articles|其他装饰用织物
05 Sacks and bags for packing|包装袋
06 Tarpaulins, tents, sails, camping goods|油苫布、帐篷、帆、野营用品
07 Other made-up articles, face masks, cleaning cloths|其他制成品、口罩、擦布
08 Needlecraft sets|刺绣成套材料
09 Worn clothing|旧衣物
10 Rags|碎织物
`
